import type { Device } from "../../core/device/Device"
import type { Kept } from "../../core/device/kept"

/** A browser's list of stored items; `blocked` if the browser allows no storage. */
export const deviceMemory = (given: ReadonlyArray<Kept> | "blocked" = []): Device => {
  let kept = given === "blocked" ? undefined : given
  return {
    list: () => kept,
    copy: () => (kept ?? []).map(({ key }) => ({ key, savedAt: null, content: `what ${key} keeps` })),
    erase: (but) => {
      const gone = (kept ?? []).flatMap(({ key }) => (but.includes(key) ? [] : [key]))
      kept = kept?.filter(({ key }) => but.includes(key))
      return gone
    }
  }
}
