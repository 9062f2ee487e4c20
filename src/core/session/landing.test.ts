import { expect, test } from "vitest"
import { landingOf } from "../cart/wayOn"

const ana = { email: "ana@example.com", verified: true }
const carla = { email: "carla@example.com", verified: false }

test.each([
  ["an anonymous visitor", undefined, false, { path: "/" }],
  ["an unverified e-mail", carla, false, { path: "/validar", event: "sign_up" }],
  ["an unverified e-mail of a registered visitor", carla, true, { path: "/validar", event: "sign_up" }],
  ["a visitor without personal data", ana, false, { path: "/datospersonales", event: "sign_up" }],
  ["a registered visitor", ana, true, { path: "/", event: "login" }]
])("%s", (_who, session, registered, landing) => {
  expect(landingOf(session, registered)).toEqual(landing)
})
