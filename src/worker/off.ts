/* Published in the place of the worker, it ends it: what was kept is forgotten, and the page comes from the network alone again. It stands
   alone, as a worker has no modules. */
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
