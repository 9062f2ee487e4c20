import { expect, test, vi } from "vitest"
import { once } from "./once"

test("a load runs once for all callers, and again after a failure", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("lost")).mockResolvedValue("here")
  const get = once(load)
  await expect(Promise.all([get(), get()])).rejects.toThrow("lost")
  expect(load).toHaveBeenCalledTimes(1)
  expect(await Promise.all([get(), get()])).toEqual(["here", "here"])
  expect(load).toHaveBeenCalledTimes(2)
})
