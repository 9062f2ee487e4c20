declare module "virtual:changes" {
  /** The last release, empty without one, and files of stories that changed since, the latest first. */
  export const changes: { readonly release: string; readonly stories: ReadonlyArray<string> }
}
