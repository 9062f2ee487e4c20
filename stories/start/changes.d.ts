declare module "virtual:changes" {
  /** The visible changes since the last release; `release` is empty without one. */
  export const changes: {
    readonly release: string
    readonly commits: ReadonlyArray<{ readonly day: string; readonly area: string; readonly text: string }>
  }
}
