/* The service worker keeps one page for offline use: how to ask for assistance (OU-07, OU-18).
   Its scope holds no other page. It answers that page and the build's files; every API call goes
   to the network. */
import { filesOfOwnPage, onFetch, onInstall } from "./events"

/** Holds the page and its files; off.ts deletes it. */
const cacheName = "asistencia"
const page = "/solicitarasistencia"
const patience = 4000

const opened = () => caches.open(cacheName)
const isGood = ({ ok, redirected, type }: Response) => ok && !redirected && type === "basic"

/** The build's page: an answer to show, the same to keep, and the files that it names. */
interface OwnPage {
  readonly shown: Response
  readonly kept: Response
  readonly files: ReadonlyArray<string>
}

/**
 * The whole answer, if it is the build's page. Undefined for an error, a redirect, a maintenance
 * page or a hotel's login; rejects if it ends in its middle. `answer` itself stays unread.
 */
const readOwnPage = async (answer: Response): Promise<OwnPage | undefined> => {
  if (!isGood(answer)) return undefined
  const [shown, kept] = [answer.clone(), answer.clone()]
  const files = filesOfOwnPage(await answer.clone().text(), page)
  return files.length > 0 ? { shown, kept, files } : undefined
}

/**
 * Stores the build's page with every file that it names, then deletes files of earlier builds.
 * Throws, and the stored version stays as it was, if any file fails.
 */
const keep = async ({ files, kept }: OwnPage) => {
  const wanted = new Set(files)
  const cache = await opened()
  const known = await cache.keys()
  const paths = new Set(known.map(({ url }) => new URL(url).pathname))
  await cache.addAll([...wanted].filter((file) => !paths.has(file)))
  await cache.put(page, kept)
  const old = known.filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname !== page && !wanted.has(pathname)
  })
  await Promise.all(old.map((request) => cache.delete(request)))
}

const keptPage = async () => (await opened()).match(page)

const inTime = <Value>(value: Promise<Value>) =>
  new Promise<Value>((resolve, reject) => {
    setTimeout(() => reject(new Error("The network takes too long.")), patience)
    value.then(resolve, reject)
  })

/**
 * Prefers the network. The stored page answers if the network fails, takes longer than `patience`,
 * in milliseconds, or answers anything but the build's page. Without a stored page the network's
 * answer stands, whatever it is.
 */
const showPage = async (network: Promise<Response>, own: Promise<OwnPage | undefined>) => {
  const found = await inTime(own).catch(() => undefined)
  return found?.shown ?? (await keptPage().catch(() => undefined)) ?? network
}

onInstall(async () => {
  const own = await readOwnPage(await fetch(page, { cache: "no-cache" }))
  if (!own) throw new Error(`This is not the build's ${page}.`)
  await keep(own)
})

onFetch((event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== "GET") return
  if (request.mode === "navigate" && pathname.replace(/\/$/, "") === page) {
    const network = fetch(request)
    const own = network.then(readOwnPage)
    event.respondWith(showPage(network, own))
    return event.waitUntil(own.then((found) => found && keep(found)).catch(() => undefined))
  }
  // A file's name contains the hash of its content, so a stored copy is never stale.
  if (pathname.startsWith("/assets/"))
    event.respondWith(opened().then(async (cache) => (await cache.match(pathname)) ?? fetch(request)))
})
