/** The parts of Storybook's preview that the tests, and the toolbar, use in the page. */
interface StorybookStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly argTypes: Readonly<
    Record<string, { description?: string; control?: { type?: string }; table?: { type?: { summary: string } } }>
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

interface Window {
  readonly __STORYBOOK_PREVIEW__: {
    readonly loadStory: (of: { readonly storyId: string }) => Promise<StorybookStory>
    readonly extract: () => Promise<Readonly<Record<string, StorybookStory>>>
    readonly storyStoreValue: {
      readonly userGlobals: { readonly get: () => Readonly<Record<string, unknown>> }
    }
    readonly view: { readonly showMain: () => void }
    readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (told: unknown) => void) => void
    readonly off: (event: string, listener: (told: unknown) => void) => void
    readonly last: (event: string) => ReadonlyArray<unknown> | undefined
  }
}
