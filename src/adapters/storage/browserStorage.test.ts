import { describe, expect, test } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { browserStorage } from "./browserStorage"

describe("a store over localStorage", () => {
  test("stores texts in it", () => {
    const texts = new Map<string, string>()
    const store = browserStorage(() => aLocalStorage(texts))
    expect(store.read("cuenta")).toBeUndefined()
    store.write("cuenta", "1")
    expect(texts).toEqual(new Map([["cuenta", "1"]]))
    expect(store.read("cuenta")).toBe("1")
    store.remove("cuenta")
    expect(texts.size).toBe(0)
    expect(store.read("cuenta")).toBeUndefined()
  })

  test("sees the writes of another tab", () => {
    const texts = new Map<string, string>()
    const store = browserStorage(() => aLocalStorage(texts))
    store.write("cuenta", "1")
    texts.set("cuenta", "2")
    expect(store.read("cuenta")).toBe("2")
  })
})

describe.each([
  ["blocked", blockedStorage],
  ["missing", () => Object(undefined)],
  ["full", () => aFullStorage()]
])("if localStorage is %s, a store", (_, localStorage) => {
  test("lasts as long as the page", () => {
    const store = browserStorage(localStorage)
    store.write("cuenta", "1")
    expect(store.read("cuenta")).toBe("1")
    expect(browserStorage(localStorage).read("cuenta")).toBeUndefined()
    store.remove("cuenta")
    expect(store.read("cuenta")).toBeUndefined()
    expect(store.lasts()).toBe(false)
  })
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
  const small = (text: string) => {
    if (text.length > 3) throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
  }
  const storage: Storage = {
    ...aLocalStorage(texts),
    setItem: (key, text) => {
      small(text)
      texts.set(key, text)
    }
  }
  const store = browserStorage(() => storage)
  expect(store.lasts()).toBe(true)
  store.write("cuenta", "1")
  expect(store.lasts()).toBe(true)
  store.write("viajeros", "1234")
  expect(store.lasts()).toBe(false)
  store.remove("viajeros")
  expect(store.lasts()).toBe(true)
  expect([...texts.keys()]).toEqual(["cuenta"])
})

test("without a browser it works in memory", () => {
  const store = browserStorage()
  store.write("cuenta", "1")
  expect(store.read("cuenta")).toBe("1")
})
