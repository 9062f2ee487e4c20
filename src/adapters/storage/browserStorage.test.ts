import { describe, expect, test } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { browserStorage } from "./browserStorage"

describe("a store over localStorage", () => {
  test("stores texts in it", () => {
    const texts = new Map<string, string>()
    const store = browserStorage(() => aLocalStorage(texts))
    expect(store.read("a")).toBeUndefined()
    store.write("a", "1")
    expect(texts).toEqual(new Map([["a", "1"]]))
    expect(store.read("a")).toBe("1")
    store.remove("a")
    expect(texts.size).toBe(0)
    expect(store.read("a")).toBeUndefined()
  })

  test("sees the writes of another tab", () => {
    const texts = new Map<string, string>()
    const store = browserStorage(() => aLocalStorage(texts))
    store.write("a", "1")
    texts.set("a", "2")
    expect(store.read("a")).toBe("2")
  })
})

describe.each([
  ["blocked", blockedStorage],
  ["missing", () => Object(undefined)],
  ["full", () => aFullStorage()]
])("if localStorage is %s, a store", (_, localStorage) => {
  test("lasts as long as the page", () => {
    const store = browserStorage(localStorage)
    store.write("a", "1")
    expect(store.read("a")).toBe("1")
    expect(browserStorage(localStorage).read("a")).toBeUndefined()
    store.remove("a")
    expect(store.read("a")).toBeUndefined()
    expect(store.lasts()).toBe(false)
  })
})

test("a text that no longer fits removes the older one", () => {
  const texts = new Map([["a", "old"]])
  const store = browserStorage(() => aFullStorage(texts))
  expect(store.read("a")).toBe("old")
  store.write("a", "new")
  expect(store.read("a")).toBe("new")
  expect(texts.has("a")).toBe(false)
})

test("a text that fits again returns to localStorage", () => {
  const texts = new Map<string, string>()
  let storage = aFullStorage(texts)
  const store = browserStorage(() => storage)
  store.write("a", "1")
  storage = aLocalStorage(texts)
  store.write("a", "2")
  expect(texts.get("a")).toBe("2")
  texts.set("a", "3")
  expect(store.read("a")).toBe("3")
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
  store.write("a", "1")
  expect(store.lasts()).toBe(true)
  store.write("b", "1234")
  expect(store.lasts()).toBe(false)
  store.remove("b")
  expect(store.lasts()).toBe(true)
  expect([...texts.keys()]).toEqual(["a"])
})

test("without a browser it works in memory", () => {
  const store = browserStorage()
  store.write("a", "1")
  expect(store.read("a")).toBe("1")
})
