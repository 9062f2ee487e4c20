import { expect, test } from "vitest"
import { isLoggedIn } from "./session"

test.each([
  ["an anonymous visitor", undefined, false],
  ["an unverified e-mail", { email: "carla@example.com", verified: false }, false],
  ["a verified e-mail", { email: "ana@example.com", verified: true }, true]
])("%s", (_who, session, loggedIn) => {
  expect(isLoggedIn(session)).toBe(loggedIn)
})
