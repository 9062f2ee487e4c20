import { expect, test } from "vitest"
import { landingOf } from "./landing"

const ana = { email: "ana@example.com", verified: true }
const carla = { email: "carla@example.com", verified: false }

test.each([
  ["nobody", undefined, false, { path: "/" }],
  ["an e-mail that nobody proved", carla, false, { path: "/validar", event: "sign_up" }],
  ["an e-mail that nobody proved, of somebody registered", carla, true, { path: "/validar", event: "sign_up" }],
  ["somebody without personal data", ana, false, { path: "/datospersonales", event: "sign_up" }],
  ["somebody registered", ana, true, { path: "/", event: "login" }]
])("%s", (_who, session, registered, landing) => {
  expect(landingOf(session, registered)).toEqual(landing)
})
