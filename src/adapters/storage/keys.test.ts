import { expect, test } from "vitest"
import { cookies } from "../../copy/cookies"
import { keptKeys, lasting } from "../../core/device/kept"
import * as keys from "./keys"

/** Every key that an adapter may write under; the probe is gone in the moment in which it is written. */
const written = Object.values(keys)
  .flatMap((value) => (typeof value === "string" ? [value] : Object.values(value)))
  .filter((key) => key !== keys.probeKey)

test("every key is listed, can be erased and is told of: what, for what, how long", () => {
  expect(keptKeys.toSorted()).toEqual(written.toSorted())
  expect(Object.keys(cookies.kept).toSorted()).toEqual(written.toSorted())
})

test("what is of one channel alone ends by itself", () => {
  const limits: Readonly<Record<string, unknown>> = lasting
  for (const key of Object.values(keys.keysOfOneChannel)) expect([key, limits[key]]).not.toEqual([key, "renewed"])
})
