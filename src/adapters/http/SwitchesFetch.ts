import { allOn, readSwitches, type Switches, type SwitchesApi } from "../../core/switches/switches"
import { readFields } from "../json/readJson"
import { call } from "./call"

/** In milliseconds. */
const pause = 30_000

const file = { method: "GET", url: "/config/estado.json", timeout: 2_000, only200: true, maxBytes: 1024 } as const

/**
 * The row of `/config/estado.json`, at most 1 kB, whose key is the channel's code; `readSwitches`
 * names its fields (OU-21). A hidden page does not ask; it asks when it is seen again.
 */
export const SwitchesFetch = (channel: string): SwitchesApi => {
  const hearers = new Set<(found: Switches) => void>()
  const current = () =>
    call(file, { channel, origin: location.origin }).then(
      (text) => readSwitches(readFields(text)[channel]),
      () => allOn
    )
  const look = async () => {
    if (document.visibilityState === "hidden") return
    const found = await current()
    for (const hear of hearers) hear(found)
  }
  return {
    current,
    follow: (hear) => {
      if (hearers.size === 0) {
        document.addEventListener("visibilitychange", look)
        setInterval(look, pause)
      }
      hearers.add(hear)
      void look()
    }
  }
}
