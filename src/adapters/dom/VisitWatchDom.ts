import type { Sighting, VisitWatch } from "../../core/reports/visitReport"

/** Where reports of visits go: the channel's own host (OU-24). */
const address = "/reports/visits"

/** The fields beyond the browsers' common ones. TypeScript's DOM does not have all of them. */
interface Entry extends PerformanceEntry {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
  readonly initiatorType?: string
  readonly responseStatus?: number
}

const sightingOf = (entry: Entry): Sighting | undefined => {
  const { duration: ms, entryType, startTime: at } = entry
  if (entryType === "largest-contentful-paint") return { saw: "paint", ms: at }
  if (entryType === "layout-shift")
    return entry.hadRecentInput ? undefined : { saw: "shift", value: entry.value ?? 0, at }
  if (entryType === "event") return entry.interactionId ? { saw: "press", id: entry.interactionId, ms } : undefined
  const { initiatorType, name, responseStatus: status } = entry
  if (initiatorType !== "fetch" || status === undefined) return undefined
  return { saw: "answer", address: name, status }
}

const watched = ["largest-contentful-paint", "layout-shift", "event", "resource"]

const textIn = (value: unknown) => (typeof value === "string" ? value : "")

/** Watches this document by the browser's own observers, and reports by a beacon (OU-24). */
export const VisitWatchDom = (): VisitWatch => ({
  objects: () => {
    const { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } = navigator
    return globalPrivacyControl === true || doNotTrack === "1"
  },
  follow: (see) => {
    const seen = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) {
        const sighting = sightingOf(entry)
        if (sighting) see(sighting)
      }
    }
    for (const type of watched)
      new PerformanceObserver(seen).observe({
        type,
        buffered: true,
        ...(type === "event" && { durationThreshold: 16 })
      })
    addEventListener("error", ({ colno, filename, lineno }) => {
      see({ saw: "error", stack: `${filename}:${lineno}:${colno}`, message: "" })
    })
    addEventListener("unhandledrejection", ({ reason }) => {
      const { message, stack }: { message?: unknown; stack?: unknown } = Object(reason)
      see({ saw: "error", stack: textIn(stack), message: textIn(message) })
    })
    const reach = () => see({ saw: "page", path: location.pathname })
    // As `onNavigation` does: shared with the trackers' code, it would be a chunk that the first view lists.
    for (const change of ["pushState", "replaceState", "popstate"]) addEventListener(change, reach)
    reach()
  },
  scripts: () =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name.replace(/[?#].*/s, ""))
      .filter((name) => name.startsWith(`${location.origin}/assets/`)),
  onHidden: (run) => {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") run()
    })
  },
  send: (report) => {
    navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: "application/json" }))
  }
})
