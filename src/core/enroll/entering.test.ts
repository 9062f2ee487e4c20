import { expect, test } from "vitest"
import { ledFrom } from "./entering"

const nobody = { loggedIn: false, registered: false, anotherLogin: false } as const
const guest = { ...nobody, travellersKept: false, travellersKnown: false } as const
const optional = { registration: "optional", ...guest } as const
const required = { registration: "required", ...guest } as const
const loggedIn = { ...required, loggedIn: true }
const registered = { ...loggedIn, registered: true }
const ready = { travellersKept: true, travellersKnown: true }

const here = undefined
const home = { path: "/", why: "loginFirst" }
const profile = { path: "/datospersonales" }
const gone = { path: "/cotizarpasajeros", why: "passengersGone" }
const otherwise = { path: "/cotizarpasajeros", why: "anotherLogin" }
const wrong = { path: "/cotizarpasajeros", why: "passengers" }

test.each<readonly [string, Parameters<typeof ledFrom>[1], object | undefined, object | undefined]>([
  ["a guest", optional, here, gone],
  ["a guest with a passenger who no longer fits", { ...optional, travellersKept: true }, here, wrong],
  ["the buyer of a page where another person logged in since", { ...optional, anotherLogin: true }, here, otherwise],
  ["a guest whose passengers hold", { ...optional, ...ready }, here, here],
  ["a guest, if the account is required", { ...required, ...ready }, home, home],
  ["a buyer who is logged in and not registered", { ...loggedIn, ...ready }, profile, here],
  ["the same, without passengers", loggedIn, profile, gone],
  ["a registered buyer", registered, here, gone],
  ["a registered buyer whose passengers hold", { ...registered, ...ready }, here, here]
])("%s may enter step 2, and step 3, or is led away (SR-06, SR-09)", (_, entrant, atPassengers, atPayment) => {
  const led = [ledFrom("passengers", entrant), ledFrom("payment", entrant)]
  expect(led).toEqual([atPassengers, atPayment].map((to) => to && { is: "elsewhere", ...to }))
})
