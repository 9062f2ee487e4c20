import { expect, test } from "vitest"
import { switchesMemory } from "../adapters/memory/ports"
import { allOn } from "../core/switches/switches"
import { makeSwitching } from "./journey"

// OU-21
test("a visit knows the switches that it follows, and those of each question", async () => {
  const stopped = makeSwitching({ switches: async () => switchesMemory({ sale: false }) })
  expect(stopped.now.value).toBeUndefined()
  await stopped.follow()
  expect(stopped.now.value).toEqual({ ...allOn, sale: false })
  stopped.closed.value = "read"
  expect([await stopped.sells(), stopped.closed.value]).toEqual([false, ""])
  expect(await makeSwitching({ switches: async () => switchesMemory() }).sells()).toBe(true)
})

test("without the code of the switches, all are on", async () => {
  const lost = makeSwitching({ switches: () => Promise.reject(new Error("lost")) })
  await lost.follow()
  expect(await lost.sells()).toBe(true)
  expect(lost.now.value).toBeUndefined()
})

test("a sale that goes on is known at once, not with the next look", async () => {
  const api = { current: switchesMemory({ sale: false }) }
  const switching = makeSwitching({ switches: async () => api.current })
  expect(await switching.sells()).toBe(false)
  api.current = switchesMemory()
  expect([await switching.sells(), switching.now.value?.sale]).toEqual([true, true])
})
