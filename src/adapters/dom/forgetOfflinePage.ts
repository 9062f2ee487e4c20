/** Where the worker keeps the page of assistance (worker/assistance.ts). */
const cacheName = "asistencia"

/** Forgets the page of assistance that was kept for the time without a connection, and the worker that keeps it. */
export const forgetOfflinePage = (): void => {
  const ways: ReadonlyArray<() => Promise<unknown>> = [
    async () => globalThis.caches?.delete(cacheName),
    async () => {
      const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
      await Promise.all(all.map((one) => one.unregister()))
    }
  ]
  // A browser that has neither keeps nothing.
  for (const way of ways) way().catch(() => undefined)
}
