import { expect, test } from "vitest"
import { cookies } from "../../copy/cookies"
import { keptKeys, lasting } from "../../core/device/kept"
import * as keys from "./keys"

/** Every key that an adapter may use. The probe is removed as soon as it is written. */
const written = Object.values(keys)
  .flatMap((value) => (typeof value === "string" ? [value] : Object.values(value)))
  .filter((key) => key !== keys.probeKey)

test("every key is listed, can be erased and is explained: name, purpose, lifetime", () => {
  expect(keptKeys.toSorted()).toEqual(written.toSorted())
  expect(Object.keys(cookies.kept).toSorted()).toEqual(written.toSorted())
})

test("entries of one channel expire by themselves", () => {
  const limits: Readonly<Record<string, unknown>> = lasting
  for (const key of Object.values(keys.keysOfOneChannel)) expect([key, limits[key]]).not.toEqual([key, "renewed"])
})
