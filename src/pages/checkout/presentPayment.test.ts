import { describe, expect, test } from "vitest"
import { lost } from "../../../contracts/fixtures/buyer"
import { aChannel as channel } from "../../../contracts/fixtures/channel"
import { payment as words } from "../../copy/payment"
import type { Cart } from "../../core/cart/cart"
import { emptyCard } from "../../core/enroll/card"
import { instalmentsFor } from "../../core/enroll/instalments"
import { type Notice, startPaying } from "../../core/enroll/payingState"
import { emptyMainPassenger } from "../../core/passengers/passenger"
import {
  presentAfter,
  presentCharge,
  presentInstalments,
  presentSlow,
  presentSum,
  presentTravellers,
  presentTrip
} from "./presentPayment"

const visa = { id: 1, paymentMethod: 0, count: 3, amount: 100_000 }

const cartWith = (instalments: Cart["item"]["instalments"]): Cart => ({
  item: { id: 7, name: "GOLD", currency: "ARS", amount: 300_000, rate: 1, instalments },
  product: "GL",
  coverage: "USD 150.000"
})

const placeholder = (instalments: Cart["item"]["instalments"], type: string) => {
  const cart = cartWith(instalments)
  return presentInstalments(instalmentsFor(cart.item, type), { cart, channel, type, words }).placeholder
}

describe("the list of instalments before a choice", () => {
  test("asks for one, or for the type they depend on", () => {
    expect(placeholder([visa], "0")).toBe("Elegí las cuotas")
    expect(placeholder([visa], "")).toBe("Primero escribí el número")
  })

  test("suggests another type only where one can pay", () => {
    expect(placeholder([visa], "2")).toBe("No hay cuotas para esta tarjeta. Elegí otro tipo.")
    for (const type of ["", "0", "2"])
      expect(placeholder([], type)).toBe("Este plan no se puede pagar con tarjeta. Elegí otro plan.")
  })
})

describe("how the total is charged", () => {
  const typed = { ...emptyCard, number: "4242 4242 4242 4242", type: "0" }
  const linesOf = ({ card, way }: ReturnType<typeof presentCharge>) =>
    [way, card?.text].filter((line) => line !== undefined)
  const said = (change: Partial<typeof emptyCard>, chosen: typeof visa | undefined = visa) =>
    linesOf(presentCharge({ ...typed, ...change }, chosen, { channel, total: 300_000, words }))

  test("names instalments and card, each once it is known", () => {
    expect(said({})).toEqual(["3 × $ 1.000,00 sin interés", "Visa terminada en 4242"])
    expect(said({ number: "4242" })).toEqual(["3 × $ 1.000,00 sin interés"])
    const without = (card: typeof emptyCard) =>
      linesOf(presentCharge(card, undefined, { channel, total: 300_000, words }))
    expect(without(typed)).toEqual(["Visa terminada en 4242"])
    expect(without(emptyCard)).toEqual([])
  })

  test("above the button: a declined card is missing, and the total stays (OU-last-step)", () => {
    const sum = (declined: boolean) => presentSum(typed, visa, { channel, declined, total: 300_000, words })
    const way = "3 × $ 1.000,00 sin interés"
    const card = { network: "Visa", text: "Visa terminada en 4242" }
    expect(sum(false)).toEqual({ label: "Total", price: "$ 3.000", way, card })
    expect(sum(true)).toEqual({ label: "Total", price: "$ 3.000", way, missing: "Falta otra tarjeta" })
  })

  test("names the total where instalments come to another sum, and a debit card by its number", () => {
    expect(said({}, { ...visa, amount: 120_000 })).toContain("3 × $ 1.200,00 (total $ 3.600)")
    expect(said({}, { ...visa, amount: 50_000 })).toContain("3 × $ 500,00 (total $ 1.500)")
    expect(said({ mode: "debit", number: "5555 5555 5555 4444", type: "" })).toEqual([
      "Débito",
      "Mastercard terminada en 4444"
    ])
  })
})

test("a tried trip is named by plan and days, or said to have none (TR-12)", () => {
  const days = { start: "2027-01-12", end: "2027-01-26" }
  expect(presentTrip({ ...days, plan: "GOLD" }, words)).toBe("GOLD, del 12/01/2027 al 26/01/2027")
  expect(presentTrip({ ...days, plan: "" }, words)).toBe("un viaje del que no guardamos el plan")
})

// TR-07, TR-13
describe("what the page says after the modal of a payment", () => {
  const said = (after: Notice, open = [] as ReadonlyArray<typeof lost>) =>
    presentAfter({ ...startPaying, open, now: { is: "typing", after } }, words)

  test("is what became of the money, and what to do", () => {
    expect(said("refused")).toBe("No se te cobró nada. Revisá los datos o probá con otra tarjeta.")
    expect(said("tooMany")).toBe("No se te cobró nada. Hay muchos pagos a la vez: probá de nuevo en unos minutos.")
    expect(said("notOnSale")).toMatch(/^Este pago no se envió/)
  })

  test("is nothing while a payment is in doubt, whose own notice stands, or where a field says it", () => {
    expect(said("refused", [lost])).toBeUndefined()
    for (const notice of ["wrong", "declined", "unknown"] as const) expect(said(notice)).toBeUndefined()
    expect(presentAfter(startPaying, words)).toBeUndefined()
  })
})

test("each traveller has a line with the document as on the card; the voucher's e-mail is whole (OU-last-step)", () => {
  const ana = {
    ...emptyMainPassenger,
    name: " ana ",
    surname: "Martínez",
    document: "28456712",
    email: "ana@example.com"
  }
  const { rows, to } = presentTravellers(
    { main: ana, others: [{ ...ana, name: "Tomás", document: "5.711.122" }] },
    { channel, change: { href: "/cotizarpasajeros" }, words }
  )
  expect(rows.map(({ label, value }) => `${label}, ${value}`)).toEqual([
    "ana Martínez, Doc. 28.456.712",
    "Tomás Martínez, Doc. 5.711.122"
  ])
  expect(to).toMatchObject({ label: "Voucher a", value: "ana@example.com", change: { href: "/cotizarpasajeros" } })
})

test("a long payment promises one charge only where none is in doubt (TR-12)", () => {
  const slow = (open: ReadonlyArray<typeof lost>) => presentSlow({ ...startPaying, open }, words)
  expect(slow([])).toBe("Esto está tardando más de lo normal. Puede tardar hasta un minuto. Un solo cobro.")
  expect(slow([lost])).toBe("Esto está tardando más de lo normal")
})
