import { expect, test, vi } from "vitest"
import { mapOf } from "../../core/device/whereabouts"
import { whereabouts } from "./whereabouts"

type Asked = [found: (at: unknown) => void, lost: (why: unknown) => void, options: unknown]

const browserThat = (answers: (...asked: Asked) => void) =>
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: vi.fn(answers) } })

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }

test("a place is asked for once, within 20 s, and read with how far off it may be (OU-on-the-road)", async () => {
  const coords = { latitude: -34.6037232, longitude: -58.3815931, accuracy: 12 }
  browserThat((found) => found({ coords }))
  const spot = { latitude: -34.6037232, longitude: -58.3815931, within: 12 }
  expect(await whereabouts.find()).toEqual(spot)
  expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledTimes(1)
  expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledWith(
    expect.any(Function),
    expect.any(Function),
    expect.objectContaining({ timeout: 20_000 })
  )
  expect(mapOf(spot)).toBe("https://www.google.com/maps?q=-34.60372,-58.38159")
})

test.each([
  [codes.PERMISSION_DENIED, "refused"],
  [codes.POSITION_UNAVAILABLE, "failed"],
  [codes.TIMEOUT, "failed"]
])("a browser's error %i is told as it is: %s (OU-on-the-road)", async (code, told) => {
  browserThat((_, lost) => lost({ ...codes, code }))
  expect(await whereabouts.find()).toBe(told)
})

test("a browser that finds no place says so (OU-on-the-road)", async () => {
  vi.stubGlobal("navigator", {})
  expect(await whereabouts.find()).toBe("failed")
})
