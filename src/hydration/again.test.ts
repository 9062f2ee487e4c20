import { expect, test, vi } from "vitest"
import { toldParts } from "../build/again"
import { again } from "./again"

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

test("a lost file is requested under another fragment of its address", async () => {
  const lost = aLoss()
  const failure = await again(() => Promise.reject(lost)).catch((cause: unknown) => cause)
  expect(failure).not.toBe(lost)
  expect(String(failure)).not.toContain("dynamically imported module: http://portal.example/assets/part-1.js")
})
