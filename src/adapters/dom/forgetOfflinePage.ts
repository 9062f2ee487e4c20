const cacheName = "asistencia"

/** Removes the offline assistance page and its worker. */
export const forgetOfflinePage = (): void => {
  const ways: ReadonlyArray<() => Promise<unknown>> = [
    async () => globalThis.caches?.delete(cacheName),
    async () => {
      const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
      await Promise.all(all.map((one) => one.unregister()))
    }
  ]
  // A browser without these APIs has nothing stored.
  for (const way of ways) way().catch(() => undefined)
}
