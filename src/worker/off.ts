/* Published in place of the worker, this one removes it: it deletes the caches and unregisters,
   so that the page comes from the network again. It stands alone, because a worker has no
   modules. */
interface Ending extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

declare const skipWaiting: () => Promise<void>
declare const registration: ServiceWorkerRegistration

const isEnding = (event: Event): event is Ending => "waitUntil" in event

const end = async () => {
  await Promise.all(["asistencia", "tarjeta"].map((name) => caches.delete(name)))
  await registration.unregister()
}

addEventListener("install", () => void skipWaiting())
addEventListener("activate", (event) => {
  if (isEnding(event)) event.waitUntil(end())
})
