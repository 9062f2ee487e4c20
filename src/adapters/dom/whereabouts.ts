import type { Whereabouts } from "../../core/device/whereabouts"

/** In milliseconds: a phone without signal needs a while; a place of the last minute is good enough. */
const options = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 }

export const whereabouts: Whereabouts = {
  find: () =>
    new Promise((resolve) => {
      if (!("geolocation" in navigator)) return resolve("failed")
      navigator.geolocation.getCurrentPosition(
        ({ coords: { accuracy, latitude, longitude } }) => resolve({ latitude, longitude, within: accuracy }),
        ({ PERMISSION_DENIED, code }) => resolve(code === PERMISSION_DENIED ? "refused" : "failed"),
        options
      )
    })
}
