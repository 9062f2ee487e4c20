/**
 * The parts of the worker API used here. TypeScript cannot load its worker types beside those of a
 * page.
 */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

const isWorkerEvent = (event: Event): event is WorkerEvent => "waitUntil" in event
const isFetchEvent = (event: Event): event is FetchEvent => isWorkerEvent(event) && "respondWith" in event

declare const skipWaiting: () => Promise<void>

/** Runs when the worker installs; the new worker then replaces the old one at once. */
export const onInstall = (act: () => Promise<unknown>): void =>
  addEventListener("install", (event) => {
    if (isWorkerEvent(event)) event.waitUntil(act().then(() => skipWaiting()))
  })

/**
 * Runs for each request of a page in the scope. A request without an answer goes to the network as
 * usual.
 */
export const onFetch = (act: (event: FetchEvent) => void): void =>
  addEventListener("fetch", (event) => {
    if (isFetchEvent(event)) act(event)
  })

/**
 * The files that a printed page of this build names: `/assets/…`, each once. Empty if `html` is not
 * the build's page at `path`: a maintenance page or a hotel's login may answer with status 200 too
 * (OU-07). `src/build/prerender/document.ts` writes the path that this reads.
 */
export const filesOfOwnPage = (html: string, path: string): ReadonlyArray<string> =>
  html.includes(` data-page="${path}"`) ? [...new Set(html.match(/\/assets\/[\w.-]+/g))] : []
