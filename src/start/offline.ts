import { localToday } from "../adapters/clock/today"
import { browserStorage } from "../adapters/storage/browserStorage"
import { KeptCardStorage } from "../adapters/storage/KeptCardStorage"
import { recallHere } from "../adapters/storage/recall"
import { whenIdle } from "../browser/when"
import type { OfflineCard } from "../core/enroll/purchase"
import { lastClaimOf } from "../core/service/claims"
import { type Day, utcDay } from "../core/trip/calendar"

const address = "/asistencia.js"

/** The worker's cache for the card's page, and the entry with its last day (worker/assistance.ts). */
const cacheName = "tarjeta"
const until = "/hasta"

/** The scopes of the two workers: the assistance page's, and a kept card's, which is the whole site. */
const scopes = { page: "/solicitarasistencia", card: "/" }

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string }
  ) => { readonly createScriptURL: (text: string) => string }
}

const isPolicies = (value: unknown): value is Policies => Object(value) === value && "createPolicy" in Object(value)

/**
 * Guarded documents accept a script's address only from a policy. This one returns a single
 * address. A policy is made once a document.
 */
let policy: ReturnType<Policies["createPolicy"]> | undefined

const trusted = (): string => {
  const policies: unknown = Reflect.get(globalThis, "trustedTypes")
  if (!isPolicies(policies)) return address
  policy ??= policies.createPolicy("asistencia", { createScriptURL: () => address })
  return policy.createScriptURL("")
}

const register = (scope: string) => navigator.serviceWorker.register(trusted(), { scope, updateViaCache: "none" })

let asked = false

/** Registers the worker of the assistance page, once per document and when the browser is idle. */
const prepareOfflinePage = () => {
  if (!asked) whenIdle(() => void register(scopes.page).catch(() => undefined))
  asked = true
}

/** True once the worker has all that it shows without a connection; false if the browser gives it up. */
const isReady = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
  new Promise<boolean>((resolve) => {
    const worker = installing ?? waiting ?? active
    const look = () => {
      if (worker?.state === "activated") resolve(true)
      if (!worker || worker.state === "redundant") resolve(false)
    }
    worker?.addEventListener("statechange", look)
    look()
  })

const forget = async () => {
  await caches.delete(cacheName)
  const found = await navigator.serviceWorker.getRegistration(scopes.card)
  await found?.unregister()
}

/** Without its cache the worker unregisters itself, so a failure here is made good later. */
const closeOffline = () => void forget().catch(() => undefined)

/** The latest of the kept cards decides when the worker ends. */
const lastDay = async (cache: Cache, day: string) => {
  const known = await (await cache.match(until))?.text()
  return known && known > day ? known : day
}

const openOffline = async (day: string) => {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(until, new Response(await lastDay(cache, day)))
    if (await isReady(await register(scopes.card))) return true
  } catch {
    // The storage is full, or the browser refuses.
  }
  closeOffline()
  return false
}

/** The earlier of the device's day and the server's, in UTC. Rejects if the server tells none. */
const sureDay = async (today: Day) => {
  const { headers } = await fetch(address, { method: "HEAD", cache: "no-store" })
  const ofServer = utcDay(Date.parse(headers.get("date") ?? ""))
  return ofServer < today ? ofServer : today
}

/**
 * The cards that this device keeps. One that is over is hidden by the device's calendar and erased
 * once the server's is past it too: a clock that is wrong for a moment loses no voucher.
 */
export const offlineCard = async (): Promise<OfflineCard> => {
  await recallHere(browserStorage())
  const possible = "serviceWorker" in navigator
  const cards = KeptCardStorage()
  const read: OfflineCard["read"] = (today, of) => {
    const found = cards.read(today, of)
    if (possible && cards.isEmpty()) closeOffline()
    return found
  }
  const eraseOver = async (today: Day) => {
    if (cards.over(today).length === 0) return
    for (const card of cards.over(await sureDay(today))) cards.drop(card)
    read(today)
  }
  eraseOver(localToday()).catch(() => undefined)
  return {
    ...cards,
    possible,
    read,
    drop: (trip) => {
      cards.drop(trip)
      read(localToday())
    },
    openEverywhere: async ({ end }) => possible && openOffline(lastClaimOf(end)),
    prepare: () => {
      if (possible) prepareOfflinePage()
    }
  }
}
