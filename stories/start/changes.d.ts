declare module "virtual:changes" {
  /** The last release, empty without one, and files of stories that changed since. */
  export const changes: { readonly release: string; readonly stories: ReadonlyArray<string> }
}
