import type { Page } from "playwright"

/** A photograph to take: a story in a mode of its `parameters.chromatic.modes`. */
export interface Shot {
  /** Story and mode, as in the manifest. */
  readonly key: string
  readonly story: string
  readonly title: string
  readonly channel: string
  readonly width: number
  readonly height: number
  /** Whether the story has several widths, as pages do. */
  readonly isPage: boolean
}

/** A story's own parameters for photographs. */
interface Told {
  readonly id: string
  readonly title: string
  readonly modes: Readonly<Record<string, { channel?: string; viewport?: number; disable?: boolean }>>
  /** The size that the story asks for. */
  readonly own: { readonly width: number; readonly height: number } | undefined
}

/** Asks the preview for all stories, which loads every one. */
const askStories = (page: Page): Promise<ReadonlyArray<Told>> =>
  page.evaluate(async () => {
    const stories = await window.__STORYBOOK_PREVIEW__.extract()
    return Object.values(stories).flatMap(({ id, title, parameters, storyGlobals }) => {
      if (parameters.chromatic?.disableSnapshot) return []
      const named = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? ""]?.styles
      const own = named && { width: Number.parseInt(named.width, 10), height: Number.parseInt(named.height, 10) }
      return [{ id, title, modes: parameters.chromatic?.modes ?? {}, own }]
    })
  })

const heightOf = (width: number) => (width < 768 ? 800 : 900)

const shotsOf = ({ id, modes, own, title }: Told): ReadonlyArray<Shot> => {
  const enabled = Object.entries(modes).filter(([, { disable }]) => disable !== true)
  const isPage = new Set(enabled.map(([, { viewport }]) => viewport)).size > 1
  return enabled.map(([mode, { channel = "", viewport = 1280 }]) => {
    const size = own ?? { width: viewport, height: heightOf(viewport) }
    return { key: `${id} · ${mode}`, story: id, title, channel, isPage, ...size }
  })
}

/** Every photograph that the stories ask for, sorted by width and channel. */
export const allShots = async (page: Page): Promise<ReadonlyArray<Shot>> => {
  const shots = (await askStories(page)).flatMap(shotsOf)
  return shots.toSorted((a, b) => b.width - a.width || a.channel.localeCompare(b.channel) || (a.key < b.key ? -1 : 1))
}
