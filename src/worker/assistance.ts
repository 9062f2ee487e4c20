/* The service worker, in two scopes. That of the assistance page keeps that page (OU-07, OU-18). That
   of the whole site is there while the traveller keeps a card: without a connection it answers every
   address with the card's page (OU-offline-card). Both answer the files that their page names, to that
   page alone; every other request goes to the network. */
import { type FetchEvent, filesOfOwnPage, isWholeSite, onFetch, onInstall, today, unregister } from "./events"

/** In milliseconds. */
const patience = 4000

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
const readOwnPage = async (page: string, answer: Response): Promise<OwnPage | undefined> => {
  if (!isGood(answer)) return undefined
  const [shown, kept] = [answer.clone(), answer.clone()]
  const files = filesOfOwnPage(await answer.clone().text(), page)
  return files.length > 0 ? { shown, kept, files } : undefined
}

/** A page with its files in a cache of that name, which off.ts deletes. */
const shelf = (name: string, page: string) => {
  const opened = () => caches.open(name)
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
      return pathname.startsWith("/assets/") && !wanted.has(pathname)
    })
    await Promise.all(old.map((request) => cache.delete(request)))
  }
  return {
    page,
    keep,
    /** Stores the page as it is now. Throws if it is not the build's. */
    renew: async () => {
      const own = await readOwnPage(page, await fetch(page, { cache: "no-cache" }))
      if (!own) throw new Error(`This is not the build's ${page}.`)
      await keep(own)
    },
    find: async (path = page) => (await opened()).match(path),
    put: async (path: string, text: string) => (await opened()).put(path, new Response(text)),
    exists: () => caches.has(name),
    forget: () => caches.delete(name)
  }
}

const assistance = shelf("asistencia", "/solicitarasistencia")
const card = shelf("tarjeta", "/sinconexion")

const inTime = <Value>(value: Promise<Value>) =>
  new Promise<Value>((resolve, reject) => {
    setTimeout(() => reject(new Error("The network takes too long.")), patience)
    value.then(resolve, reject)
  })

/**
 * Prefers the network. The stored page answers if the network fails, takes longer than `patience`, or
 * answers anything but the build's page. Without a stored page the network's
 * answer stands, whatever it is.
 */
const showAssistance = (event: FetchEvent) => {
  const network = fetch(event.request)
  const own = network.then((answer) => readOwnPage(assistance.page, answer))
  const show = async () => {
    const found = await inTime(own).catch(() => undefined)
    return found?.shown ?? (await assistance.find().catch(() => undefined)) ?? network
  }
  event.respondWith(show())
  event.waitUntil(own.then((found) => found && assistance.keep(found)).catch(() => undefined))
}

/**
 * `/hasta` is the last day for the trip's reimbursements, which `start/offline.ts` writes. It is over
 * by the device's calendar and by the server's, in UTC: a device's clock may be wrong.
 */
const isOver = async ({ headers }: Response) => {
  if (!(await card.exists())) return true
  const until = await (await card.find("/hasta"))?.text()
  return !until || (until < today() && until < new Date(headers.get("date") ?? "").toISOString().slice(0, 10))
}

/** Deletes what was stored to show the card: the card has gone, or its last day is over. */
const forgetCard = async () => {
  await card.forget()
  await unregister()
}

/** Where the cache names the documents that show the card's page; only the latest of them. */
const noted = "/en"
const latest = 20

/**
 * The documents that show the card's page: any other gets its files without this worker. Undefined
 * in a worker that has not read them yet, as the browser stops one between a page and its files.
 */
let shownIn: ReadonlyArray<string> | undefined

const readShown = async () => {
  const found = await caches.match(noted).catch(() => undefined)
  shownIn ??= (await found?.text())?.split(" ") ?? []
  return shownIn
}

/** If it cannot be noted, it lasts as long as this worker does. */
const noteShown = async (document: string) => {
  shownIn = [...(await readShown()), document].slice(-latest)
  await card.put(noted, shownIn.join(" ")).catch(() => undefined)
}

let renewed = false

/** Stores the page anew once for each start of the worker, about once a visit: its phones may change. */
const renewCard = async (answer: Response) => {
  if (await isOver(answer)) return forgetCard()
  if (renewed) return
  renewed = true
  await card.renew()
}

/**
 * What the network answers stands, whatever it is. The card's page answers only where there is no
 * network, or none for `patience`.
 */
const showAny = (event: FetchEvent) => {
  const network = fetch(event.request)
  const show = async () => {
    const [answer] = await Promise.all([inTime(network).catch(() => undefined), readShown()])
    if (answer || !(await card.exists())) return answer ?? network
    const stored = await card.find()
    if (stored) await noteShown(event.resultingClientId)
    return stored ?? network
  }
  event.respondWith(show())
  event.waitUntil(network.then(renewCard).catch(() => undefined))
}

/** A file's name contains the hash of its content, so a stored copy is never stale. */
const showFile = (event: FetchEvent, path: string) => {
  const isOwn = isWholeSite() ? shownIn?.includes(event.clientId) : true
  if (isOwn === false) return
  const show = async () => {
    const isShown = isOwn ?? (await readShown()).includes(event.clientId)
    return (isShown ? await caches.match(path) : undefined) ?? fetch(event.request)
  }
  event.respondWith(show())
}

onInstall(() => (isWholeSite() ? card : assistance).renew())

onFetch((event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== "GET") return
  if (request.mode === "navigate") {
    if (isWholeSite()) return showAny(event)
    if (pathname.replace(/\/$/, "") === assistance.page) showAssistance(event)
    return
  }
  if (pathname.startsWith("/assets/")) showFile(event, pathname)
})
