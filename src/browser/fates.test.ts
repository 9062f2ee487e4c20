import { expect, test, vi } from "vitest"
import { awaited, orElse, plainer, told } from "./fates"

const gone = () => Promise.reject(new Error("gone"))

test("what is plainer stands in for good; what is told rejects", async () => {
  expect(await orElse<string>(gone, plainer("a link"))).toBe("a link")
  await expect(orElse(gone, told)).rejects.toThrow("gone")
})

test("what is awaited is asked for until it arrives, or until that does not help", async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>(gone)
  const arrives = orElse(
    load,
    awaited(() => true)
  )
  await vi.advanceTimersByTimeAsync(400 + 2 * 3000)
  expect(load).toHaveBeenCalledTimes(4)
  load.mockResolvedValue("part")
  await vi.advanceTimersByTimeAsync(3000)
  expect(await arrives).toBe("part")
  const isTold = expect(
    orElse(
      gone,
      awaited(async () => false)
    )
  ).rejects.toThrow("gone")
  await vi.advanceTimersByTimeAsync(400)
  await isTold
})
