import { describe, expect, test } from "vitest"
import { lost } from "../../../contracts/fixtures/buyer"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../cart/cart"
import { SaleRefused, SaleTooMany, SaleUnknown } from "./EnrollApi"
import { BoughtAlready, CartChanged, NothingToPay, NotKept, OutcomeUnknown } from "./payCart"
import { updatePaying } from "./paying"
import { type Answer, type Paying, type PayingCommand, type PayingEvent, startPaying } from "./payingState"

type Now = Paying["now"]

const gold = cartOf(goldPlan)
const changed = {
  is: "changed",
  before: gold,
  now: { ...gold, coverage: "USD 1" },
  couponEnded: false,
  quoted: { cart: gold, draft: aDraft, quotedAt: 0 }
} as const
const typing: Paying = { ...startPaying, now: { is: "typing" }, open: [], price: { is: "same" } }
const at = (now: Now, more: Partial<Paying> = {}): Paying => ({ ...typing, ...more, now })
const fine = { is: "checked", price: { is: "same" }, signedIn: true, sells: true, loaded: true } as const
const ended = (answer: Answer, open: Paying["open"] = []): PayingEvent => ({ is: "answered", answer, open })
const asks = (about: "again" | "twice"): Now => ({ is: "asks", question: { about, trip: lost } })

const play = (state: Paying, events: ReadonlyArray<PayingEvent>, mustLogIn = false) => {
  let now = state
  let sent: ReadonlyArray<PayingCommand> = []
  for (const event of events) {
    const [next, ...commands] = updatePaying(now, event, { mustLogIn })
    now = next
    sent = commands
  }
  return { state: now, now: now.now, sent }
}

describe("COMPLETAR PAGO", () => {
  // PY-11
  test("with a form that does not hold says so, and asks nothing of anybody", () => {
    expect(play(typing, [{ is: "pressed", complete: false }])).toMatchObject({
      now: { is: "says", notice: "wrong" },
      sent: []
    })
  })

  // TR-09
  test("pressed again while it checks or pays does nothing", () => {
    const press = { is: "pressed", complete: true } as const
    const checking = play(typing, [press])
    expect(checking).toMatchObject({ now: { is: "checking", agreed: "none" }, sent: [{ is: "check" }] })
    expect(play(checking.state, [press]).sent).toEqual([])
    const paying = play(checking.state, [fine])
    expect(paying).toMatchObject({ now: { is: "paying" }, sent: [{ is: "pay", agreed: "none" }] })
    expect(play(paying.state, [press, fine, { is: "entered" }, { is: "sessionEnded" }])).toMatchObject({
      now: { is: "paying" },
      sent: []
    })
  })

  test("pressed while the price of the page is asked waits for it first", () => {
    const waiting = play(at({ is: "typing" }, { price: { is: "asking" } }), [{ is: "pressed", complete: true }])
    expect(waiting).toMatchObject({ now: { is: "checking" }, sent: [] })
    expect(play(waiting.state, [{ is: "priced", price: { is: "same" } }]).sent).toEqual([{ is: "check" }])
    expect(play(waiting.state, [{ is: "priced", price: changed }])).toMatchObject({
      now: { is: "asks", question: { about: "price" } },
      sent: []
    })
  })
})

// ER-04, OU-15, OU-21
test.each<readonly [string, Partial<typeof fine> | object, Now]>([
  [
    "a session that is over, before anything else",
    { signedIn: false, sells: false },
    { is: "says", notice: "sessionLost" }
  ],
  ["another price", { price: changed, sells: false }, { is: "asks", question: { about: "price" } }],
  [
    "a price that could not be asked",
    { price: { is: "unconfirmed" } },
    { is: "asks", question: { about: "unconfirmed" } }
  ],
  ["a plan off sale", { price: { is: "gone" } }, { is: "says", notice: "gone" }],
  ["a sale that the operator stopped", { sells: false }, { is: "says", notice: "notOnSale" }],
  ["a core that did not load", { loaded: false }, { is: "says", notice: "notSent" }]
])("%s stops the payment", (_, found, now) => {
  const { now: next, sent } = play(at({ is: "checking", agreed: "again" }), [{ ...fine, ...found }], true)
  expect(next).toEqual(now)
  expect(sent.filter(({ is }) => is === "pay")).toEqual([])
})

// TR-12
test.each<readonly [string, Now, PayingCommand]>([
  ["pay again under the key in doubt", asks("again"), { is: "pay", agreed: "again" }],
  ["pay although it may be charged twice", asks("twice"), { is: "pay", agreed: "twice" }],
  [
    "pay for a trip that is bought",
    { is: "asks", question: { about: "bought", listed: { order: "42", plan: "GOLD" } } },
    { is: "pay", agreed: "bought" }
  ],
  ["pay without a lasting record", { is: "asks", question: { about: "unkept" } }, { is: "pay", agreed: "unkept" }]
])("the buyer's word to %s is good for that payment alone", (_, question, pay) => {
  const doubted = at(question, { open: [lost] })
  const paid = play(doubted, [{ is: "agreed" }, fine])
  expect(paid.sent).toEqual([pay])
  const after = [{ is: "dismissed" }, { is: "pressed", complete: true }, fine] as const
  const refused = ended(new SaleRefused({ status: 402 }), [lost])
  expect(play(paid.state, [refused, ...after]).sent).toEqual([{ is: "pay", agreed: "none" }])
  expect(play(doubted, after).sent).toEqual([{ is: "pay", agreed: "none" }])
})

test("a word that a changed price interrupts is not kept", () => {
  const { state, sent } = play(at(asks("twice")), [{ is: "agreed" }, { ...fine, price: changed }, { is: "agreed" }])
  expect([state.now, state.price, sent]).toEqual([
    { is: "typing" },
    { is: "same" },
    [{ is: "acceptPrice", price: changed }]
  ])
  expect(play(state, [{ is: "pressed", complete: true }, fine]).sent).toEqual([{ is: "pay", agreed: "none" }])
})

test("a price that cannot be asked is accepted until it can", () => {
  const press: PayingEvent = { is: "pressed", complete: true }
  const unconfirmed: PayingEvent = { ...fine, price: { is: "unconfirmed" } }
  const { state } = play(typing, [press, unconfirmed, { is: "agreed" }])
  expect(state).toMatchObject({ now: { is: "typing" }, price: { is: "accepted" } })
  expect(play(state, [press, unconfirmed]).sent).toEqual([{ is: "pay", agreed: "none" }])
  expect(play(state, [press, fine, ended({ _tag: "NotFilled" }), { is: "dismissed" }, press, unconfirmed]).now).toEqual(
    {
      is: "asks",
      question: { about: "unconfirmed" }
    }
  )
})

// PY-17, TR-12
test.each<readonly [Answer, Now, ReadonlyArray<PayingCommand["is"]>]>([
  [{ _tag: "Sold" }, { is: "bought" }, ["forgetCard", "showPurchase"]],
  [new OutcomeUnknown({ tried: lost, honoured: true }), asks("again"), []],
  [new OutcomeUnknown({ tried: lost, honoured: false }), asks("twice"), []],
  [
    new BoughtAlready({ order: "42", plan: "GOLD" }),
    { is: "asks", question: { about: "bought", listed: { order: "42", plan: "GOLD" } } },
    []
  ],
  [new NotKept(), { is: "asks", question: { about: "unkept" } }, []],
  [new CartChanged(), { is: "looking", says: "changed" }, ["find"]],
  [new NothingToPay(), { is: "looking" }, ["find"]],
  [new SaleTooMany({ retryAfter: 90 }), { is: "says", notice: "tooMany", wait: 90 }, ["forgetCode"]],
  [new SaleUnknown({ cause: "500" }), { is: "says", notice: "unknown" }, ["forgetCode"]],
  [{ _tag: "Broken" }, { is: "says", notice: "unknown" }, ["forgetCode"]],
  [{ _tag: "NotFilled" }, { is: "says", notice: "wrong" }, []],
  [new SaleRefused({ status: 400 }), { is: "says", notice: "refused" }, ["forgetCode", "askPrice"]],
  [new SaleRefused({ status: 402 }), { is: "says", notice: "declined" }, ["forgetCode", "markCard"]]
])("the answer %j leads on", (answer, now, sent) => {
  const paid = play(at({ is: "paying" }), [ended(answer, [lost])])
  expect(paid.now).toEqual(now)
  expect(paid.sent.map(({ is }) => is)).toEqual(sent)
  expect(paid.state.open).toEqual([lost])
})

// TR-07
test("what a closed modal said stays with the form until the next press", () => {
  const said = play(at({ is: "paying" }), [ended(new SaleTooMany({})), { is: "dismissed" }])
  expect(said.now).toEqual({ is: "typing", after: "tooMany" })
  expect(play(said.state, [{ is: "pressed", complete: true }]).now).toEqual({ is: "checking", agreed: "none" })
  expect(play(at(asks("again")), [{ is: "dismissed" }]).now).toEqual({ is: "typing" })
})

// TR-20
describe("a session that the channel requires", () => {
  const over: PayingEvent = { is: "sessionEnded" }

  test("leads away when it ends, also from a question about the price", () => {
    for (const now of [{ is: "typing" }, { is: "asks", question: { about: "price" } }] as const)
      expect(play(at(now), [over], true)).toMatchObject({ now: { is: "looking" }, sent: [{ is: "find" }] })
    expect(play(typing, [over]).sent).toEqual([])
  })

  test("ends a check, so that no payment leaves", () => {
    expect(play(at({ is: "checking", agreed: "again" }), [over, fine], true).now).toEqual({
      is: "says",
      notice: "sessionLost"
    })
  })

  test("interrupts neither a payment nor what is said of it, and is over for the next one", () => {
    const said = play(at({ is: "paying" }), [over, ended(new SaleUnknown({ cause: "500" }), [lost])], true)
    expect(said.now).toEqual({ is: "says", notice: "unknown" })
    expect(play(said.state, [{ is: "dismissed" }], true).sent).toEqual([{ is: "find" }])
    expect(play(at(asks("again")), [over, { is: "agreed" }], true).now).toEqual({ is: "says", notice: "sessionLost" })
  })
})

describe("'Ya me llegó el voucher'", () => {
  const closed = (as: "other" | "this" | "no"): PayingEvent => ({ is: "closed", as, trip: lost, open: [] })

  test("of another trip is told on the page, of this one leads home, and waits for the payment of another tab", () => {
    expect(play(at(asks("again")), [{ is: "received", trip: lost }]).sent).toEqual([{ is: "close", trip: lost }])
    expect(play(at(asks("again")), [closed("other")]).state).toEqual({ ...typing, received: lost })
    expect(play(typing, [closed("this")]).now).toEqual({ is: "left", to: "/", why: "received" })
    expect(play(typing, [closed("no")]).now).toEqual({ is: "says", notice: "underWay" })
  })

  test("never takes a payment's page away", () => {
    expect(play(at({ is: "paying" }), [closed("this")]).now).toEqual({ is: "paying" })
  })
})

test("entering looks for the purchase and for payments in doubt, then asks the price", () => {
  expect(play(startPaying, [{ is: "entered" }]).sent).toEqual([{ is: "find" }, { is: "look" }])
  const found = play(startPaying, [{ is: "entered" }, { is: "found" }])
  expect(found).toMatchObject({ now: { is: "typing" }, state: { price: { is: "asking" } }, sent: [{ is: "askPrice" }] })
  expect(play(found.state, [{ is: "priced", price: changed }]).now).toEqual({
    is: "asks",
    question: { about: "price" }
  })
  const elsewhere = { to: "/", why: "bought" } as const
  expect(play(startPaying, [{ is: "entered" }, { is: "found", elsewhere }]).now).toEqual({ is: "left", ...elsewhere })
})

test.each<readonly [Now, string]>([
  [{ is: "says", notice: "sessionLost" }, "/login"],
  [{ is: "says", notice: "gone" }, "/cotizar"],
  [{ is: "asks", question: { about: "bought", listed: { order: "42", plan: "GOLD" } } }, "/tuscompras"],
  [{ is: "asks", question: { about: "bought", listed: { order: "", plan: "", here: true } } }, "/cotizarpagoexitoso"]
])("the link of %j leads to %s", (now, path) => {
  expect(play(at(now), [{ is: "followed" }])).toMatchObject({ now, sent: [{ is: "open", path }] })
})
