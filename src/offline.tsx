import "./styles/tokens.css"
import "./styles/base.css"
import { useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { dayHere, localToday } from "./adapters/clock/today"
import { retryMs } from "./browser/fates"
import { brandEntryFor } from "./channels"
import type { OfflineCard } from "./core/enroll/purchase"
import { answers } from "./hydration/lost"
import { OfflinePage, type OfflinePageProps, type OfflineWorld } from "./pages/service/OfflinePage"
import { plainPath } from "./routes"
import { offlineCard } from "./start/offline"
import { offlineWorldOf } from "./start/offlineWorld"

/** The path that was asked for. At the document's own address that is the home. */
const asked = () => {
  const path = plainPath(location.pathname)
  return path === document.getElementById("tarjeta")?.dataset.page ? "/" : path
}

/** Asks for the page anew: the worker answers with this one again while the network does not. */
const retry = () => (plainPath(location.pathname) === asked() ? location.reload() : location.assign(asked()))

const lookIn = (card: OfflineCard): OfflinePageProps["here"] => {
  const found = card.read(localToday())
  const savedOn = found && !Number.isNaN(found.savedAt) ? dayHere(new Date(found.savedAt)) : undefined
  return { found: found && { trip: found.trip, savedOn }, asked: asked() }
}

/** Shows what the device keeps now, also after another tab erased it. */
const useHere = (card: OfflineCard) => {
  const [here, setHere] = useState<OfflinePageProps["here"]>()
  useEffect(() => {
    const look = () => setHere(lookIn(card))
    look()
    addEventListener("storage", look)
    return () => removeEventListener("storage", look)
  }, [card])
  return here
}

/** What a person does to a page that they read. A pointer may move by itself when the page is laid out. */
const touches = ["pointerdown", "keydown", "wheel"]

/**
 * Opens the page that was asked for once the server answers, if the person has touched nothing. Asks
 * every few seconds while the browser says that it is online: at first it often is not yet.
 */
const useReturn = () =>
  useEffect(() => {
    const waiting = new AbortController()
    const { signal } = waiting
    const look = async () => {
      if (navigator.onLine && (await answers()) && !signal.aborted) retry()
      if (!signal.aborted) setTimeout(look, retryMs)
    }
    setTimeout(look, retryMs)
    // After `beforeunload` the person is on the way elsewhere: a return would overrule them.
    for (const sign of [...touches, "beforeunload"])
      addEventListener(sign, () => waiting.abort(), { capture: true, passive: true, signal })
    return () => waiting.abort()
  }, [])

const Offline = ({ card, ...world }: OfflineWorld & { readonly card: OfflineCard }) => {
  useReturn()
  return <OfflinePage {...world} here={useHere(card)} onRetry={retry} />
}

/** Brings the printed page to life that the worker shows without a connection (OU-offline-card). */
const start = async (root: HTMLElement) => {
  const entry = brandEntryFor(location.host)
  if (!entry) return
  const [{ brand }, card] = await Promise.all([entry.load(), offlineCard()])
  hydrateRoot(root, <Offline {...(await offlineWorldOf(brand))} card={card} />)
}

const root = document.getElementById("tarjeta")
if (root) void start(root)
