/** The parts of Storybook's preview that the tool uses in the page. */
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
  /** Resets the page's clock to the moment of all photographs. */
  beginClock: () => void
  /** Resets the random numbers. */
  beginChance: () => void
  /** Forgets every timer of half a second or more. */
  endWaits: () => void
  /** Whether a shorter timer or an idle callback is still due. */
  isDue: () => boolean
  /** True from a story's end to the next one's start. Hides window sizes from the page. */
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
