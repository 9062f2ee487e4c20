import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { hasPage, isDevelopmentHost } from "./paths"

// SR-08
test.each([
  ["/cotizar", {}, true],
  ["/noexiste", {}, true],
  ["/solicitarasistencia", { assistancePage: true }, true],
  ["/solicitarasistencia", { assistancePage: false }, false],
  ["/arrepentimiento", { cancellation: "withdrawal" }, true],
  ["/arrepentimiento", { cancellation: "annulment" }, false],
  ["/bajaservicio", { cancellation: "withdrawal" }, true],
  ["/bajaservicio", { cancellation: "annulment" }, false],
  ["/anulacioncobertura", { cancellation: "annulment" }, true],
  ["/anulacioncobertura", { cancellation: "withdrawal" }, false]
] as const)("%s of a channel with %o: %s", (path, values, has) => {
  expect(hasPage({ ...aChannel, ...values }, path)).toBe(has)
})

test.each([
  ["localhost", true],
  ["una-marca.localhost", true],
  ["UNA-MARCA.LOCALHOST", true],
  ["127.0.0.1", true],
  ["asistencia.una-marca.example", false],
  ["localhost.example", false],
  ["milocalhost", false],
  ["127.0.0.10", false]
])("%s is a developer's host: %s", (host, development) => expect(isDevelopmentHost(host)).toBe(development))
