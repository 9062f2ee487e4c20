import { expect, test } from "vitest"
import { createSessions } from "./sessions"

test("a session ends after its time, and no request brings it back", () => {
  let now = 0
  const sessions = createSessions(() => new Date(now), 1000)
  const [cookie] = sessions.begin({ email: "ana@example.com", verified: true }).split(";")
  now = 999
  expect(sessions.holder(cookie)?.email).toBe("ana@example.com")
  now = 1000
  expect(sessions.holder(cookie)).toBeUndefined()
  now = 0
  expect(sessions.holder(cookie)).toBeUndefined()
})
