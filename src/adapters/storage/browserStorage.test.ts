import { expect, test } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { browserStorage } from "./browserStorage"

test("a store over localStorage stores texts in it, and sees the writes of another tab", () => {
  const texts = new Map<string, string>()
  const store = browserStorage(() => aLocalStorage(texts))
  expect(store.read("cuenta")).toBeUndefined()
  store.write("cuenta", "1")
  expect(texts).toEqual(new Map([["cuenta", "1"]]))
  texts.set("cuenta", "2")
  expect(store.read("cuenta")).toBe("2")
  store.remove("cuenta")
  expect([texts.size, store.read("cuenta")]).toEqual([0, undefined])
})

test.each([
  ["that of no browser", undefined],
  ["blocked", blockedStorage],
  ["missing", () => Object(undefined)],
  ["full", () => aFullStorage()]
])("if localStorage is %s, a store lasts as long as the page", (_, localStorage) => {
  const store = browserStorage(localStorage)
  store.write("cuenta", "1")
  expect(store.read("cuenta")).toBe("1")
  expect(browserStorage(localStorage).read("cuenta")).toBeUndefined()
  store.remove("cuenta")
  expect(store.read("cuenta")).toBeUndefined()
  expect(store.lasts()).toBe(false)
})

test("a text that no longer fits removes the older one", () => {
  const texts = new Map([["cuenta", "old"]])
  const store = browserStorage(() => aFullStorage(texts))
  expect(store.read("cuenta")).toBe("old")
  store.write("cuenta", "new")
  expect(store.read("cuenta")).toBe("new")
  expect(texts.has("cuenta")).toBe(false)
})

test("a text that fits again returns to localStorage", () => {
  const texts = new Map<string, string>()
  let storage = aFullStorage(texts)
  const store = browserStorage(() => storage)
  store.write("cuenta", "1")
  storage = aLocalStorage(texts)
  store.write("cuenta", "2")
  expect(texts.get("cuenta")).toBe("2")
  texts.set("cuenta", "3")
  expect(store.read("cuenta")).toBe("3")
})

test("entries last only while all of them fit; checking that leaves nothing behind", () => {
  const texts = new Map<string, string>()
  const store = browserStorage(() => aLocalStorage(texts, 3))
  expect(store.lasts()).toBe(true)
  store.write("cuenta", "1")
  expect(store.lasts()).toBe(true)
  store.write("viajeros", "1234")
  expect(store.lasts()).toBe(false)
  store.remove("viajeros")
  expect(store.lasts()).toBe(true)
  expect([...texts.keys()]).toEqual(["cuenta"])
})
