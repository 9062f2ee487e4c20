/** What the tool uses of Storybook's preview, in the page. */
interface StorybookStory {
  readonly id: string
  readonly title: string
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean
      readonly modes?: Readonly<Record<string, { channel?: string; viewport?: number; disable?: boolean }>>
    }
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >
    }
  }
}

interface Window {
  Date: DateConstructor
  /** Sets the page's clock back to the moment of all photographs. */
  beginClock: () => void
  /** Sets chance back to the first of its draws. */
  beginChance: () => void
  /** Forgets every timer of half a second or more. */
  endWaits: () => void
  /** Whether a shorter timer, or a moment of idleness, is still to come. */
  isDue: () => boolean
  /** From when a story has settled until the next one: sizes of the window are not told. */
  isPhotographed: boolean
  readonly __STORYBOOK_PREVIEW__: {
    readonly extract: () => Promise<Readonly<Record<string, StorybookStory>>>
    readonly storyStoreValue: {
      readonly userGlobals: {
        readonly get: () => Readonly<Record<string, unknown>>
        readonly update: (globals: object) => void
      }
    }
    readonly view: { readonly showMain: () => void }
    readonly currentSelection?: { readonly storyId: string }
    readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (told: unknown) => void) => void
    readonly off: (event: string, listener: (told: unknown) => void) => void
    readonly emit: (event: string, told: unknown) => void
  }
}
