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

/**
 * Stores the build's page with every file that it names, then deletes files of earlier builds.
 * Throws, and the stored version stays as it was, if any file fails or the page is not the build's.
 */
const keep = async (answer: Response) => {
  const wanted = new Set(filesOfOwnPage(await answer.clone().text(), page))
  if (wanted.size === 0) throw new Error(`This is not the build's ${page}.`)
  const cache = await opened()
  const known = await cache.keys()
  const paths = new Set(known.map(({ url }) => new URL(url).pathname))
  await cache.addAll([...wanted].filter((file) => !paths.has(file)))
  await cache.put(page, answer)
  const old = known.filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname !== page && !wanted.has(pathname)
  })
  await Promise.all(old.map((request) => cache.delete(request)))
}

const keptPage = async () => (await opened()).match(page)

const inTime = (answer: Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    setTimeout(() => reject(new Error("The network takes too long.")), patience)
    answer.then(resolve, reject)
  })

/**
 * Prefers the network. The stored page answers if the network fails or takes longer than
 * `patience`, in milliseconds.
 */
const showPage = async (network: Promise<Response>) => inTime(network).catch(async () => (await keptPage()) ?? network)

onInstall(async () => {
  const answer = await fetch(page, { cache: "no-cache" })
  if (!isGood(answer)) throw new Error(`There is no ${page}.`)
  await keep(answer)
})

onFetch((event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== "GET") return
  if (request.mode === "navigate" && pathname.replace(/\/$/, "") === page) {
    const network = fetch(request)
    // Clones before showing: a body can be read only once.
    const copied = network.then((answer) => (isGood(answer) ? answer.clone() : undefined))
    event.respondWith(showPage(network))
    return event.waitUntil(copied.then((copy) => copy && keep(copy)).catch(() => undefined))
  }
  // A file's name contains the hash of its content, so a stored copy is never stale.
  if (pathname.startsWith("/assets/"))
    event.respondWith(opened().then(async (cache) => (await cache.match(pathname)) ?? fetch(request)))
})
