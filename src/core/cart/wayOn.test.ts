import { expect, test } from "vitest"
import { type Buyer, wayOn } from "./wayOn"

const buyer: Buyer = { registration: "optional", loggedIn: false, registered: false, travellersKnown: false }

test.each<[string, Partial<Buyer>, string]>([
  ["nobody, where anybody may buy", {}, "/cotizarpasajeros"],
  ["nobody, where one has to be logged in", { registration: "required" }, "/login"],
  [
    "nobody who left at the payment, where one has to be logged in",
    { registration: "required", travellersKnown: true },
    "/login"
  ],
  ["somebody without data", { loggedIn: true }, "/datospersonales"],
  [
    "somebody without data, where one has to be logged in",
    { loggedIn: true, registration: "required" },
    "/datospersonales"
  ],
  ["somebody with data", { loggedIn: true, registered: true, registration: "required" }, "/cotizarpasajeros"],
  ["whoever left at the payment", { travellersKnown: true }, "/cotizarcompletarpago"],
  [
    "somebody with data who left at the payment",
    { loggedIn: true, registered: true, travellersKnown: true },
    "/cotizarcompletarpago"
  ]
])("%s goes on at %3$s", (_who, given, way) => {
  expect(wayOn({ ...buyer, ...given })).toBe(way)
})
