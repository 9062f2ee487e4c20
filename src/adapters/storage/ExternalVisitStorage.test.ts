import { expect, test } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { ExternalVisitStorage } from "./SessionMarks"

test("a partner's purchase is known in the session's next document, until it ends (SH-08)", () => {
  const storage = aLocalStorage(new Map())
  const visit = ExternalVisitStorage(() => storage)
  expect(visit.isUnderWay()).toBe(false)
  visit.begin()
  expect(JSON.parse(storage.getItem("compraExterna") ?? "")).toMatchObject({ v: 1 })
  expect(ExternalVisitStorage(() => storage).isUnderWay()).toBe(true)
  visit.end()
  expect(ExternalVisitStorage(() => storage).isUnderWay()).toBe(false)
  expect(storage.getItem("compraExterna")).toBeNull()
})
