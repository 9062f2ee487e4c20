import { describe, expect, test, vi } from "vitest"
import { atStep2 } from "../../../contracts/fixtures/atStep2"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { KeptSearch } from "../../../contracts/fixtures/memory/storage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { aDraft, aSearch } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import { formsFor } from "../../core/passengers/forms"
import type { Plan } from "../../core/quote/plan"
import { quotingOf } from "../quote/quoting"
import { makeForms, sharePhone } from "./passengers"
import { makeStep2 } from "./step2"

/** At a plan that was dearer before. */
const atPlans = (plans: ReadonlyArray<Plan>, more: Parameters<typeof atStep2>[0] = {}) =>
  atStep2({ plans, search: { cart: cartOf({ ...goldPlan, amount: goldPlan.amount + 1000 }) }, ...more })

test("'Borrar mis datos' leaves no contact on the page, in storage and in the quote; the plan stays (ST-05)", async () => {
  const { journey, passengers, search } = await atPlans([goldPlan])
  const quoting = quotingOf(journey)
  const enter = () => quoting.send({ is: "entered", on: "results", link: false })
  enter()
  await vi.waitFor(() => expect(quoting.quote.value.is).toBe("offered"))
  passengers.send({ is: "forgotten" })
  expect(passengers.main.typed.value).toMatchObject({ name: "", email: "", phone: "" })
  await vi.waitFor(() => expect(search.draft).toMatchObject({ email: "", phone: "", subscribed: false }))
  expect(search.cart).toBeDefined()
  expect(quoting.quote.value).toEqual({ is: "none" })
  enter()
  await vi.waitFor(() => expect(quoting.quote.value.is).toBe("invited"))
  expect(quoting.bar.value.typed).toMatchObject({ destination: aDraft.destination, email: "", phone: "" })
})

// TR-15
test("APLICAR after an erasure elsewhere stores no passenger again, and applies the coupon", async () => {
  const { step, journey, passengers, purchase } = await atPlans([goldPlan])
  const leave = passengers.begin()
  passengers.main.type({ name: "Otra" })
  journey.visit.erase("erased")
  Object.assign(purchase, { passengers: undefined })
  step.coupon.type("VIAJE10")
  step.coupon.apply()
  await vi.waitFor(() => expect(step.cart.value?.coupon).toBeDefined())
  leave()
  expect(purchase.passengers).toBeUndefined()
})

describe("going on with a code that was typed and not applied", () => {
  test("applies it first: the payment takes none (CU-01)", async () => {
    const { step, paths, goOn } = await atPlans([goldPlan])
    step.coupon.type("VIAJE10")
    await goOn()
    expect(step.cart.value?.coupon?.code).toBe("VIAJE10")
    expect(paths).toEqual(["/cotizarcompletarpago"])
  })

  test("stays once if it is refused, and goes on without it at the next press", async () => {
    const { step, paths, goOn } = await atPlans([])
    step.coupon.type("VENCIDO")
    await goOn()
    expect(step.coupon.unread.value).toBe(true)
    expect(paths).toEqual([])
    step.coupon.dismiss()
    await goOn()
    expect(paths).toEqual(["/cotizarcompletarpago"])
  })

  // VA-08
  test("stays once for a card number, which its field alone tells", async () => {
    const { step, passengers, paths, goOn } = await atPlans([goldPlan])
    step.coupon.type("4242 4242 4242 4242")
    await goOn()
    expect(step.coupon.state.value).toMatchObject({ is: "failed", error: { why: "card" } })
    expect([passengers.state.value.is, paths.length]).toEqual(["typing", 0])
  })

  test("asks nothing for blanks", async () => {
    const { step, paths, goOn } = await atPlans([goldPlan])
    step.coupon.type("  ")
    await goOn()
    expect([step.coupon.state.value.is, paths.length]).toEqual(["idle", 1])
  })
})

describe("going on while a coupon is being checked", () => {
  test("waits for it, and applies it with the contact that was typed just now", async () => {
    const { step, passengers, paths, purchase, search, goOn } = await atPlans([goldPlan])
    Object.assign(search, { draft: { ...search.draft, email: "", phone: "" } })
    Object.assign(purchase, { passengers: undefined })
    passengers.main.type({ email: "otra@example.com" })
    step.coupon.type("VIAJE10")
    step.coupon.apply()
    await goOn()
    expect(step.cart.value?.coupon?.code).toBe("VIAJE10")
    expect(paths).toEqual(["/cotizarcompletarpago"])
  })

  test("stays if the coupon is refused: the modal says so, and closing it goes on", async () => {
    const { step, goOn, passengers, paths } = await atPlans([])
    step.coupon.type("VIAJE10")
    step.coupon.apply()
    await goOn()
    expect(step.coupon.unread.value).toBe(true)
    expect(passengers.state.value.is).toBe("typing")
    expect(paths).toEqual([])
    step.coupon.dismiss()
    await goOn()
    expect(paths).toEqual(["/cotizarcompletarpago"])
  })

  test("says so where the coupon could not be checked (TR-07)", async () => {
    const { step, goOn, passengers, paths, world } = await atPlans([goldPlan])
    world.lost = true
    step.coupon.type("VIAJE10")
    step.coupon.apply()
    await goOn()
    expect(passengers.state.value).toMatchObject({ is: "stopped", why: "coupon" })
    expect(paths).toEqual([])
    world.lost = false
    await goOn()
    expect(passengers.state.value.is).toBe("left")
    expect(paths).toEqual(["/cotizarcompletarpago"])
  })
})

test.each<readonly [string, KeptSearch, object]>([
  ["plan", { cart: cartOf(silverPlan) }, { cart: cartOf(silverPlan) }],
  [
    "trip",
    { draft: { ...aDraft, destination: "CARIBE", ages: ["34", "8"] } },
    { search: { trip: { destination: "CARIBE" } } }
  ]
])(
  "CONTINUAR with another %s than the page shows goes nowhere: it shows it and says so",
  async (_, elsewhere, shown) => {
    const { step, passengers, paths, purchase, search, goOn } = await atPlans([goldPlan])
    Object.assign(search, elsewhere)
    passengers.main.type({ name: "Otra" })
    await goOn()
    await vi.waitFor(() => expect(step.state.value).toMatchObject({ value: { is: "here", purchase: shown } }))
    expect([step.changed.value, paths]).toEqual([true, []])
    expect(purchase.passengers?.main.name).toBe("Otra")
  }
)

// ER-04
test.each([
  ["optional", { is: "here", profile: undefined, sessionOver: true }],
  ["required", { is: "elsewhere", path: "/", why: "loginFirst" }]
] as const)("a session that is over is none, where registration is %s", async (registration, value) => {
  const { journey } = aJourney({
    channel: { registration },
    plans: [goldPlan],
    search: { draft: aDraft, cart: cartOf(goldPlan) },
    account: { over: "already" },
    visit: { session: { email: "ana@example.com", verified: true } }
  })
  const step = makeStep2(journey)
  step.enter()
  await vi.waitFor(() => expect(step.state.value).toMatchObject({ is: "done", value }))
  expect(journey.visit.session.value).toBeUndefined()
})

test("one document for two passengers is told at the second, and stops neither", async () => {
  const { goOn, passengers, paths } = await atPlans([goldPlan])
  expect(passengers.told.value.repeated).toEqual([undefined, undefined])
  passengers.others[0]?.type({ document: "28456712" })
  expect(passengers.told.value.repeated).toEqual([undefined, 0])
  await goOn()
  expect(paths).toEqual(["/cotizarcompletarpago"])
})

// ER-03
test.each([
  [true, { is: "left" }, ["/cotizarcompletarpago"]],
  [false, { is: "stopped", why: "offline" }, []]
] as const)("where the browser believes itself offline, the portal's answer decides: %s", async (there, state, to) => {
  const { goOn, passengers, paths } = await atPlans([goldPlan], {
    online: false,
    world: { reaches: async () => there }
  })
  await goOn()
  expect(passengers.state.value).toMatchObject(state)
  expect(paths).toEqual(to)
})

// ER-05
test.each([
  ["lost once more, with the portal in reach", true, true, 1, "failed"],
  ["lost once more, with the portal out of reach", true, false, 0, "failed"],
  ["here by now", false, false, 0, "done"]
] as const)(
  "Reintentar of a step whose code is %s never leaves for an error page",
  async (_, lost, there, times, is) => {
    const reload = vi.spyOn(location, "reload").mockReturnValue()
    vi.stubGlobal("fetch", () => (there ? Promise.resolve(new Response()) : Promise.reject(new TypeError("cut"))))
    const { journey, world } = aJourney()
    const step = makeStep2(journey)
    world.lost = true
    step.enter()
    await vi.waitFor(() => expect(step.state.value.is).toBe("failed"))
    world.lost = lost
    await step.again()
    await vi.waitFor(() => expect([reload.mock.calls.length, step.state.value.is]).toEqual([times, is]))
  }
)

// PA-09
test("a form that is emptied while CONTINUAR is under way stays, and says what it lacks", async () => {
  const { step, goOn, passengers, paths, purchase } = await atPlans([goldPlan])
  step.coupon.type("VIAJE10")
  step.coupon.apply()
  const gone = goOn()
  passengers.main.type({ surname: "" })
  await gone
  expect(passengers.state.value).toMatchObject({ is: "correcting", refusal: 1 })
  expect(passengers.main.visible.value).toMatchObject({ surname: "tooShort" })
  expect([paths, purchase.passengers]).toEqual([[], twoPassengers])
})

// ST-05
test("'Borrar mis datos' while CONTINUAR is under way takes the press back", async () => {
  const { step, passengers, paths } = await atPlans([goldPlan])
  step.coupon.type("VIAJE10")
  step.coupon.apply()
  passengers.send({ is: "pressed" })
  passengers.send({ is: "forgotten" })
  await vi.waitFor(() => expect(passengers.state.value).toMatchObject({ is: "typing", refusal: 0 }))
  expect(passengers.main.visible.value).toEqual({})
  expect(paths).toEqual([])
})

// SH-18
test("a visitor who went elsewhere before the payment came, and came back, can go on again", async () => {
  const { goOn, passengers, paths, visitor } = await atPlans([goldPlan])
  visitor.isHere = false
  await goOn()
  await vi.waitFor(() => expect(passengers.state.value.is).toBe("typing"))
  visitor.isHere = true
  await goOn()
  expect(passengers.state.value).toMatchObject({ is: "left", to: "/cotizarcompletarpago" })
  expect(paths).toEqual(["/cotizarcompletarpago"])
})

const phoneOf = (form: { readonly typed: { readonly value: { readonly phone: string } } } | undefined) =>
  form?.typed.value.phone

// PA-03
test("the first passenger's phone is that of the others, while it is valid and until they have their own", () => {
  const forms = makeForms(aJourney().journey, aSearch.trip.ages, formsFor(aSearch, undefined))
  const [second, third] = forms.others
  const end = sharePhone(forms)
  forms.main.type({ phone: "1166667777" })
  forms.main.type({ phone: "11" })
  expect([phoneOf(second), phoneOf(third)]).toEqual(["1166667777", "1166667777"])
  third?.type({ phone: "3414445555" })
  forms.main.type({ phone: "1166667778" })
  expect([phoneOf(second), phoneOf(third)]).toEqual(["1166667778", "3414445555"])
  end()
  forms.main.type({ phone: "1166667779" })
  expect(phoneOf(second)).toBe("1166667778")
})
