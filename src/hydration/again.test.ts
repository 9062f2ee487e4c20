import { readFileSync } from "node:fs"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { fetchedWhole, toldParts } from "../build/again"
import { again, retriesUnderSeal } from "./again"

const sealed = vi.fn(() => false)
const told = vi.fn((_: CustomEvent) => true)

beforeEach(
  () =>
    void vi.stubGlobal("document", {
      querySelector: () => (sealed() ? {} : null),
      getElementById: () => ({ dispatchEvent: told })
    })
)
afterEach(() => {
  vi.unstubAllGlobals()
  told.mockReset()
  sealed.mockReset()
})

/** A browser names the file that it could not fetch. */
const aLoss = () => new TypeError("Failed to fetch dynamically imported module: http://portal.example/assets/part-1.js")

test("a part that arrives is returned as it is, after one request", async () => {
  const fetchPart = vi.fn(async () => "part")
  expect(await again(fetchPart)).toBe("part")
  expect(fetchPart).toHaveBeenCalledOnce()
})

test("a part that arrives on the second try is returned as it is", async () => {
  const fetchPart = vi.fn(async () => (fetchPart.mock.calls.length > 1 ? "part" : Promise.reject(aLoss())))
  expect(await again(fetchPart)).toBe("part")
})

test("of a file with several parts, the build notes on the failure which one to return", () => {
  const built = "l(()=>t(()=>import(`./tidyDates-mz500tvQ.js`).then(e=>e.r),deps))"
  expect(toldParts(built)).toBe(
    "l(()=>t(()=>import(`./tidyDates-mz500tvQ.js`).then(e=>e.r,e=>{throw e.part=`r`,e}),deps))"
  )
  expect(toldParts("import(`./again-1.js`)")).toBe("import(`./again-1.js`)")
})

test("a failure that names no file goes to the caller", async () => {
  await expect(again(() => Promise.reject(new Error("the part is broken")))).rejects.toThrow("the part is broken")
})

const outcomeOf = (lost: Error) => again(() => Promise.reject(lost)).catch((cause: unknown) => cause)

test("a lost file is requested under another fragment of its address", async () => {
  const lost = aLoss()
  const failure = await outcomeOf(lost)
  expect(failure).not.toBe(lost)
  expect(String(failure)).toContain("'http:'")
})

test("a file that is lost under the other fragment too is told to the page", async () => {
  await outcomeOf(aLoss())
  expect(told.mock.calls.map(([{ detail, type }]) => [type, detail])).toEqual([
    ["lost", "http://portal.example/assets/part-1.js"]
  ])
})

test("a file that was lost ahead of its part is asked for with the part, and never taken for it", async () => {
  const ahead = new Error("Unable to preload CSS for http://portal.example/assets/shared-1.js")
  const fetchPart = vi.fn(async () => (fetchPart.mock.calls.length > 2 ? "part" : Promise.reject(ahead)))
  expect(await again(fetchPart)).toBe("part")
})

test("Vite's loader of parts is changed, and a newer one that reads otherwise ends the build", () => {
  const { transform } = fetchedWhole()
  const change = Object(transform).handler as (code: string) => string
  const loader = readFileSync("node_modules/vite/dist/node/chunks/node.js", "utf8")
  expect(change(loader)).toContain("isCss || link.remove(), rej(")
  expect(() => change("another loader")).toThrow("no longer")
})

test("a document that lists its scripts asks for none beyond its list (TR-26)", async () => {
  sealed.mockReturnValue(true)
  const lost = new TypeError("Failed to fetch dynamically imported module: http://portal.example/assets/sealed-1.js")
  for (let tries = 0; tries < retriesUnderSeal; tries += 1) expect(await outcomeOf(lost)).not.toBe(lost)
  expect(await outcomeOf(lost)).toBe(lost)
})
