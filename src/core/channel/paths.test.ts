import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { hasPage } from "./paths"

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
