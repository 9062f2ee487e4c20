import { expect, test } from "vitest"
import { type Buyer, wayOn } from "./wayOn"

const buyer: Buyer = { registration: "optional", loggedIn: false, registered: false, travellersKnown: false }

test.each<[string, Partial<Buyer>, string]>([
  ["an anonymous visitor, if the account is optional", {}, "/cotizarpasajeros"],
  ["an anonymous visitor, if the account is required", { registration: "required" }, "/login"],
  [
    "an anonymous visitor who left at the payment, if the account is required",
    { registration: "required", travellersKnown: true },
    "/login"
  ],
  ["a logged-in visitor without data", { loggedIn: true }, "/datospersonales"],
  [
    "a logged-in visitor without data, if the account is required",
    { loggedIn: true, registration: "required" },
    "/datospersonales"
  ],
  ["a registered visitor", { loggedIn: true, registered: true, registration: "required" }, "/cotizarpasajeros"],
  ["an anonymous visitor who left at the payment", { travellersKnown: true }, "/cotizarcompletarpago"],
  [
    "a registered visitor who left at the payment",
    { loggedIn: true, registered: true, travellersKnown: true },
    "/cotizarcompletarpago"
  ]
])("%s (%j) continues at %s", (_who, given, way) => {
  expect(wayOn({ ...buyer, ...given })).toBe(way)
})
