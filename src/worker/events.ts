/**
 * The parts of the worker API used here. TypeScript cannot load its worker types beside those of a
 * page.
 */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** The document that asks for a file. */
  readonly clientId: string
  /** The document that a navigation leads to. */
  readonly resultingClientId: string
  readonly respondWith: (answer: Promise<Response>) => void
}

const isWorkerEvent = (event: Event): event is WorkerEvent => "waitUntil" in event
const isFetchEvent = (event: Event): event is FetchEvent => isWorkerEvent(event) && "respondWith" in event

declare const skipWaiting: () => Promise<void>
declare const registration: ServiceWorkerRegistration

/** True in the worker that hears of every page, false in that of one page. */
export const isWholeSite = (): boolean => new URL(registration.scope).pathname === "/"

/** Ends this worker: no page that opens from now on has it. */
export const unregister = (): Promise<boolean> => registration.unregister()

/** Today in the device's time zone, `YYYY-MM-DD`. A worker shares no module with the portal. */
export const today = (): string => new Date().toLocaleDateString("sv")

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
