import { expect, test } from "vitest"
import { lightAt } from "./firstPaint"

test("day, evening and night begin at 6, 17 and 20 (HO-12)", () => {
  const lights = [0, 5, 6, 16, 17, 19, 20, 23].map(lightAt)
  expect(lights).toEqual(["noche", "noche", undefined, undefined, "tarde", "tarde", "noche", "noche"])
})
