/* Published in place of the worker, this one removes it: it deletes the cache and unregisters,
   so that the page comes from the network again. It stands alone, because a worker has no
   modules. */
interface Ending extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

declare const skipWaiting: () => Promise<void>
declare const registration: ServiceWorkerRegistration

const isEnding = (event: Event): event is Ending => "waitUntil" in event

const end = async () => {
  await caches.delete("asistencia")
  await registration.unregister()
}

addEventListener("install", () => void skipWaiting())
addEventListener("activate", (event) => {
  if (isEnding(event)) event.waitUntil(end())
})
