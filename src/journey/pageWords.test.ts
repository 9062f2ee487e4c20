import { expect, test } from "vitest"
import { faqs } from "../copy/faqs"
import { nameOf } from "../copy/overlay"
import { results } from "../copy/results"
import { makePageWords } from "./journey"

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
