import { expect, test } from "vitest"
import { switchesMemory } from "../../contracts/fixtures/memory/ports"
import { late } from "../browser/late"
import { faqs } from "../copy/faqs"
import { nameOf } from "../copy/overlay"
import { results } from "../copy/results"
import { allOn } from "../core/switches/switches"
import { makePageWords, makeSwitching } from "./journey"

test("a channel's words lie over the texts of a page, which are the same object each time", async () => {
  const words = makePageWords(async () => ({ results: { buy: "CONTRATAR" } }))
  expect(() => words.of(results)).toThrow("WithWords")
  await words.load()
  expect(words.of(results)).toEqual({ ...results, buy: "CONTRATAR" })
  expect(words.of(results)).toBe(words.of(results))
  expect(words.of(faqs)).toBe(faqs)
})

test("a page's texts are named as they are exported: a channel overrides them by that name", () => {
  const modules = import.meta.glob<Record<string, unknown>>("../copy/*.ts", { eager: true })
  const named = Object.values(modules).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, texts]) =>
      typeof texts === "object" && texts !== null && nameOf(texts) !== undefined ? [[name, nameOf(texts)]] : []
    )
  )
  expect(named.map(([, name]) => name)).toEqual(named.map(([name]) => name))
  expect(named.length).toBeGreaterThan(20)
})

// OU-21
test("a visit knows the switches that it follows, and those of each question", async () => {
  const stopped = makeSwitching({ loadSwitches: late(async () => switchesMemory({ sale: false })) })
  expect(stopped.now.value).toBeUndefined()
  await stopped.follow()
  expect(stopped.now.value).toEqual({ ...allOn, sale: false })
  stopped.closed.value = "read"
  expect([await stopped.sells(), stopped.closed.value]).toEqual([false, ""])
  expect(await makeSwitching({ loadSwitches: late(async () => switchesMemory()) }).sells()).toBe(true)
})

test("without the code of the switches, all are on", async () => {
  const lost = makeSwitching({ loadSwitches: late(() => Promise.reject(new Error("lost"))) })
  await lost.follow()
  expect(await lost.sells()).toBe(true)
  expect(lost.now.value).toBeUndefined()
})

test("a sale that goes on is known at once, not with the next look", async () => {
  const api = { ...switchesMemory({ sale: false }) }
  const switching = makeSwitching({ loadSwitches: late(async () => api) })
  expect(await switching.sells()).toBe(false)
  api.current = switchesMemory().current
  expect([await switching.sells(), switching.now.value?.sale]).toEqual([true, true])
})

// OU-21
test("a press asks for the switches before it draws anything, and an answer as before draws nothing", async () => {
  let asked = 0
  const current = async () => {
    asked += 1
    return { ...allOn }
  }
  const switching = makeSwitching({ loadSwitches: late(async () => ({ ...switchesMemory(), current })) })
  await switching.sells()
  const before = switching.now.value
  const answer = switching.sells()
  expect(asked).toBe(2)
  await answer
  expect(switching.now.value).toBe(before)
})
