import { expect, test, vi } from "vitest"
import { makePageWords } from "./pageWords"

test("lost words fail once for every drawing, and load at the next step", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue({ faqs: {} })
  const words = makePageWords(fetch)
  await expect(words.drawn()).rejects.toThrow("lost")
  await expect(words.drawn()).rejects.toThrow("lost")
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await words.load()).toEqual({ faqs: {} })
  expect(await words.drawn()).toEqual({ faqs: {} })
  expect(fetch).toHaveBeenCalledTimes(2)
})
