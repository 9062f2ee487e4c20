import type { Page } from "playwright"

/** One photograph to be taken: a story in a mode of its own `parameters.chromatic.modes`. */
export interface Shot {
  /** Story and mode, as the manifest names it. */
  readonly key: string
  readonly story: string
  readonly title: string
  readonly channel: string
  readonly width: number
  readonly height: number
  /** The story is one that is shown at several widths: a page. */
  readonly isPage: boolean
}

/** What a story says of itself, of which a photograph is made. */
interface Told {
  readonly id: string
  readonly title: string
  readonly modes: Readonly<Record<string, { channel?: string; viewport?: number; disable?: boolean }>>
  /** The size that the story itself asks for. */
  readonly own: { readonly width: number; readonly height: number } | undefined
}

/** Asks the preview in a page for all stories, loading every one of them. */
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

/** Every photograph that the stories ask for; neighbours have the width and the channel in common. */
export const allShots = async (page: Page): Promise<ReadonlyArray<Shot>> => {
  const shots = (await askStories(page)).flatMap(shotsOf)
  return shots.toSorted((a, b) => b.width - a.width || a.channel.localeCompare(b.channel) || (a.key < b.key ? -1 : 1))
}
