/**
 * The files that a printed page of this build names: `/assets/…`, each once. Empty if `html` is not
 * the build's page at `path`: a maintenance page or a hotel's login may answer with status 200 too
 * (OU-07). `src/build/prerender/document.ts` writes the path that this reads.
 */
export const filesOfOwnPage = (html: string, path: string): ReadonlyArray<string> =>
  html.includes(` data-page="${path}"`) ? [...new Set(html.match(/\/assets\/[\w.-]+/g))] : []
