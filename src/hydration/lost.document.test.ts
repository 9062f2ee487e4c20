import { readFileSync } from "node:fs"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { anew, beforeAnew } from "./lost"

// ER-05
test("a lost file has one of four fates, and the guide tells each", async () => {
  const ways = ["orElse", "retryMs"]
  const fates = Object.keys(await import("../browser/fates")).filter((name) => !ways.includes(name))
  const guide = readFileSync("src/hydration/README.md", "utf8")
  expect([...guide.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, name]) => name).sort()).toEqual([...fates, anew.name].sort())
})

const reload = vi.fn()
const told = vi.fn()

beforeEach(() => {
  vi.spyOn(location, "reload").mockImplementation(reload)
  addEventListener(beforeAnew, told)
})
afterEach(() => {
  removeEventListener(beforeAnew, told)
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
  for (const spy of [reload, told]) spy.mockReset()
})

const answer = (status: number) => vi.stubGlobal("fetch", async () => new Response(null, { status }))
const cut = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
const lose = () =>
  Promise.reject(new Error("gone"))
    .catch(anew())
    .catch((cause: Error) => cause.message)

test("a part that arrives is returned, and the document stays", async () => {
  answer(200)
  expect(await Promise.resolve("part").catch(anew())).toBe("part")
  expect(reload).not.toHaveBeenCalled()
})

test.each([200, 404])(
  "a part that is lost once more comes in a new document if the server answers %i",
  async (status) => {
    answer(status)
    expect(await lose()).toBe("gone")
    expect(reload).toHaveBeenCalledTimes(1)
    expect(told.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
  }
)

test("without an answer, or with a broken one, the page stays", async () => {
  cut()
  expect(await lose()).toBe("gone")
  answer(503)
  await lose()
  expect(reload).not.toHaveBeenCalled()
})

// TR-14
test("a page that holds a card is never loaded anew", async () => {
  answer(200)
  document.body.innerHTML = '<form><input autocomplete="cc-number"></form>'
  await lose()
  expect(reload).not.toHaveBeenCalled()
})

test("a visitor who has gone elsewhere stays there", async () => {
  vi.stubGlobal("fetch", async () => {
    history.replaceState(null, "", "/faqs")
    return new Response()
  })
  await lose()
  expect(reload).not.toHaveBeenCalled()
})
