import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_FINISHED, STORY_PREPARED } from "storybook/internal/core-events"
import { storyNameFromExport, toId } from "storybook/internal/csf"

// What Storybook keeps to itself, as read in its 10.6.7: its events and its ids are named internal,
// as is the preview's window. No other file names one.

export const forceRemount = FORCE_REMOUNT
export const storyFinished = STORY_FINISHED
export const storyPrepared = STORY_PREPARED

interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly argTypes: Readonly<
    Record<
      string,
      {
        readonly description?: string
        readonly control?: { readonly type?: string }
        readonly options?: unknown
        readonly table?: { readonly type?: { readonly summary: string } }
      }
    >
  >
  readonly parameters: {
    readonly fileName: string
    readonly chromatic?: {
      readonly disableSnapshot?: boolean
      readonly ignoreSelectors?: ReadonlyArray<string>
      readonly modes?: Readonly<Record<string, { channel?: string; viewport?: number; disable?: boolean }>>
    }
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >
    }
  }
}

interface Preview {
  readonly loadStory: (of: { readonly storyId: string }) => Promise<Story>
  readonly extract: () => Promise<Readonly<Record<string, Story>>>
  readonly storyStoreValue: { readonly userGlobals: { readonly get: () => Readonly<Record<string, unknown>> } }
  readonly view: { readonly showMain: () => void }
  readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } }
}

interface Events {
  readonly on: (event: string, listener: (told: unknown) => void) => void
  readonly off: (event: string, listener: (told: unknown) => void) => void
  readonly emit: (event: string, told: unknown) => void
  readonly last: (event: string) => ReadonlyArray<unknown> | undefined
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Events
  }
}

/** Storybook's id of an exported story. */
export const storyId = (title: string, exported: string): string => toId(title, storyNameFromExport(exported))

// In the manager, in a foreign page and in the test addon there is no preview.

export const hasPreview = (frame: Window): boolean => frame.__STORYBOOK_PREVIEW__ !== undefined

/** The toolbar's values in a preview. */
export const globalsOf = (frame: Window): Readonly<Record<string, unknown>> =>
  frame.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.get() ?? {}

/** Calls back after each change of a preview's toolbar, until this page goes. */
export const followGlobals = (frame: Window, changed: () => void): void => {
  const events = frame.__STORYBOOK_ADDONS_CHANNEL__
  events?.on(GLOBALS_UPDATED, changed)
  addEventListener("pagehide", () => events?.off(GLOBALS_UPDATED, changed))
}

/** A story with its parameters and the types of its args. */
export const loadStory = async (id: string): Promise<Story | undefined> =>
  window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id })

/**
 * Whether the story that renders will play. Storybook has no setting for it, so this changes the
 * render just before the play. Its test addon plays every story.
 */
export const setPlayed = (played: boolean): void => {
  const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions
  if (options) options.autoplay = played
}

/** Shows the story that is still prepared. The test addon hides nothing. */
export const showStory = (): void => window.__STORYBOOK_PREVIEW__?.view.showMain()

// What follows runs alone in the page of a walk: it may name nothing of this file.

export const isReadyInPage = (): boolean => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined

/** Every story, which this loads, as its picture needs it. */
export const storiesInPage = async () => {
  const stories = Object.values((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {})
  return stories.flatMap(({ id, name, parameters, storyGlobals, title }) => {
    const { chromatic, fileName, viewport } = parameters
    if (chromatic?.disableSnapshot) return []
    const styles = viewport?.options?.[storyGlobals?.viewport?.value ?? ""]?.styles
    const own = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    const whole = chromatic?.ignoreSelectors?.length === 0
    return [{ id, title: `${title}: ${name}`, file: fileName, modes: chromatic?.modes ?? {}, own, whole }]
  })
}

/** How the story ended, once it has. */
export const endingInPage = () => {
  const events = window.__STORYBOOK_ADDONS_CHANNEL__
  const failed = ["playFunctionThrewException", "storyErrored", "storyThrewException", "storyMissing"]
  for (const event of failed) {
    const told = events?.last(event)?.[0]
    if (told) return { failure: (told as Partial<Error>).message ?? event }
  }
  return events?.last("storyFinished") && {}
}

/** Asks for a documentation page in place of what shows. */
export const askForDocsInPage = (id: string): void =>
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit("setCurrentStory", { storyId: id, viewMode: "docs" })

export const areDocsShownInPage = (id: string): boolean =>
  window.__STORYBOOK_ADDONS_CHANNEL__?.last("docsRendered")?.[0] === id
