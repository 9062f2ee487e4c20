import { expect, test } from "vitest"
import { missingFrom, readLock } from "../run/completeLock"

test("package-lock.json names the binaries of every platform, so that npm ci works on each (npx tsx tests/run/completeLock.ts)", () => {
  expect(Object.keys(readLock().packages).length).toBeGreaterThan(500)
  expect(missingFrom(readLock())).toEqual([])
  const packages = { "node_modules/a": { optionalDependencies: { "@b/win32": "1.0.0" } } }
  expect(missingFrom({ packages })).toEqual(["node_modules/a > @b/win32"])
})
