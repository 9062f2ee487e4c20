import { expect, test, vi } from "vitest"
import { again } from "./again"

test("a part that comes is given as it is, asked for once", async () => {
  const fetchPart = vi.fn(async () => "part")
  expect(await again(fetchPart)).toBe("part")
  expect(fetchPart).toHaveBeenCalledOnce()
})

test("a failure that names no file is the caller's", async () => {
  await expect(again(() => Promise.reject(new Error("the part is broken")))).rejects.toThrow("the part is broken")
})

test("a file that was lost is asked for under another name of the same address", async () => {
  const lost = new TypeError("Failed to fetch dynamically imported module: http://portal.example/assets/part-1.js")
  const failure = await again(() => Promise.reject(lost)).catch((cause: unknown) => cause)
  expect(failure).not.toBe(lost)
  expect(String(failure)).not.toContain("dynamically imported module: http://portal.example/assets/part-1.js")
})
