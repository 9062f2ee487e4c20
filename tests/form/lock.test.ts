import { expect, test } from "vitest"
import { missingFrom, readLock } from "../run/completeLock"

test("package-lock.json names every platform's binaries, so that npm ci takes it anywhere (npm run lock)", () => {
  expect(Object.keys(readLock().packages).length).toBeGreaterThan(500)
  expect(missingFrom(readLock()).map(([place]) => place)).toEqual([])
})
