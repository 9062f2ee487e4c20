/* The worker that keeps one page, how to ask for assistance, for the time without a connection (OU-07, OU-18). Its scope holds no other page;
   of what that page asks for it answers the page itself and the files of the build, and leaves every call to the network. */
import { onFetch, onInstall } from "./events"

/** Where the page is kept with what it needs; off.ts forgets it. */
const cacheName = "asistencia"
const page = "/solicitarasistencia"
/** How long the network may take before the kept page is shown, in milliseconds. */
const patience = 4000

const opened = () => caches.open(cacheName)
const files = (html: string) => new Set(html.match(/\/assets\/[\w.-]+/g))
const isGood = ({ ok, redirected, type }: Response) => ok && !redirected && type === "basic"

/** Keeps a page with every file that it names, and forgets those of the build before it. Nothing changes unless all of it comes. */
const keep = async (answer: Response) => {
  const cache = await opened()
  const wanted = files(await answer.clone().text())
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

/** The network's page, which is kept; where there is no network, or it is too slow, the kept one. */
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
  if (request.mode === "navigate" && pathname === page) {
    const network = fetch(request)
    // Copied before it is shown: what was read cannot be.
    const copied = network.then((answer) => (isGood(answer) ? answer.clone() : undefined))
    event.respondWith(showPage(network))
    return event.waitUntil(copied.then((copy) => copy && keep(copy)).catch(() => undefined))
  }
  // A file's name changes with what is in it.
  if (pathname.startsWith("/assets/"))
    event.respondWith(opened().then(async (cache) => (await cache.match(pathname)) ?? fetch(request)))
})
