import type { Device } from "../../core/device/Device"
import type { Kept } from "../../core/device/kept"

/** A browser that keeps what it is given; `blocked` where it keeps nothing. */
export const deviceMemory = (given: ReadonlyArray<Kept> | "blocked" = []): Device => {
  let kept = given === "blocked" ? undefined : given
  return {
    list: () => kept,
    erase: (but) => {
      const gone = (kept ?? []).flatMap(({ key }) => (but.includes(key) ? [] : [key]))
      kept = kept?.filter(({ key }) => but.includes(key))
      return gone
    }
  }
}
