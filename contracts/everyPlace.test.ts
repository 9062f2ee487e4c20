import { expect, test } from "vitest"
import { adapters } from "./adapters"
import { agreedCalls, callNamed, callOf } from "./agreed"
import { limits } from "./limits"
import { serverErrors } from "./notHeld"
import { readers } from "./package/openApi"
import { calls as sandboxCalls } from "./sandbox/calls/registry"
import { readings } from "./verifier/readings"

const agreed = new Set(agreedCalls().map(callOf))

/** The calls that each table holds. Those of the sandbox's login are documents and do not count. */
const places: Readonly<Record<string, ReadonlyArray<string>>> = {
  "adapters of contracts/adapters.ts": Object.keys(adapters),
  "limits of contracts/limits.ts": Object.keys(limits),
  "serverErrors of contracts/notHeld.ts": Object.keys(serverErrors),
  "readings of contracts/verifier/readings.ts": Object.keys(readings),
  "readers of contracts/package/openApi.ts": Object.keys(readers),
  "the calls of contracts/sandbox/calls": sandboxCalls
    .filter(({ name }) => !/^log(in|out)\b/.test(name))
    .map(({ method, path }) => `${method} ${path.replace(":id", "{id}")}`)
}

test.each(Object.entries(places))("%s are those of the pacts (OU-every-place)", (place, rows) => {
  const held = new Set(rows.map(callNamed))
  expect(
    [...agreed].filter((call) => !held.has(call)),
    `missing in ${place}`
  ).toEqual([])
  expect(
    [...held].filter((call) => !agreed.has(call)),
    `in no pact, but in ${place}`
  ).toEqual([])
})
