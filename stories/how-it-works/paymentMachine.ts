import { lost } from "../../contracts/fixtures/buyer"
import { goldPlan } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { SessionLost } from "../../src/core/account/AccountApi"
import { cartOf } from "../../src/core/cart/cart"
import type { PriceVerdict } from "../../src/core/cart/confirmPrice"
import {
  SaleKeyTaken,
  SaleNotSent,
  SaleProcessing,
  SaleRefused,
  SaleTooMany,
  SaleUnknown
} from "../../src/core/enroll/EnrollApi"
import { BoughtAlready, CartChanged, NothingToPay, NotKept, OutcomeUnknown } from "../../src/core/enroll/payCart"
import { updatePaying } from "../../src/core/enroll/paying"
import {
  type Answer,
  type Paying,
  type PayingCommand,
  type PayingEvent,
  type PayingRules,
  startPaying
} from "../../src/core/enroll/payingState"
import { PaymentUnderWay } from "../../src/core/enroll/Tries"
import { type Explained, explore, says } from "./explore"

const gold = cartOf(goldPlan)
const quoted = { cart: gold, draft: aDraft, quotedAt: 0 }
const prices: ReadonlyArray<PriceVerdict> = [
  { is: "same" },
  { is: "changed", before: gold, now: gold, couponEnded: false, quoted },
  { is: "gone" },
  { is: "unconfirmed" }
]
const answers: ReadonlyArray<Answer> = [
  { _tag: "Sold" },
  new SaleRefused({ status: 402 }),
  new SaleRefused({ status: 400 }),
  new SaleKeyTaken(),
  new SaleTooMany({ retryAfter: 90 }),
  new SaleUnknown({ cause: "500" }),
  { _tag: "Broken" },
  new SaleProcessing(),
  new SaleNotSent({ cause: "offline" }),
  { _tag: "NotFilled" },
  new OutcomeUnknown({ tried: lost, honoured: true }),
  new OutcomeUnknown({ tried: lost, honoured: false }),
  new BoughtAlready({ order: "42", plan: "GOLD" }),
  new NotKept(),
  new CartChanged(),
  new PaymentUnderWay(),
  new SessionLost(),
  new NothingToPay()
]
const fine = { is: "checked", signedIn: true, sells: true, loaded: true } as const
const samples: ReadonlyArray<PayingEvent> = [
  ...(["entered", "sessionEnded", "agreed", "dismissed", "followed", "reviewed"] as const).map((is) => ({ is })),
  { is: "pressed", complete: true },
  { is: "pressed", complete: false },
  { is: "received", trip: lost },
  { is: "found" },
  { is: "found", elsewhere: { to: "/", why: "bought" } },
  { is: "looked", open: [] },
  { is: "looked", open: [lost] },
  ...prices.map((price) => ({ is: "priced", price }) as const),
  ...prices.map((price) => ({ ...fine, price })),
  { ...fine, price: { is: "same" }, signedIn: false },
  { ...fine, price: { is: "same" }, sells: false },
  { ...fine, price: { is: "same" }, loaded: false },
  ...answers.map((answer) => ({ is: "answered", answer, open: [] }) as const),
  ...(["other", "this", "no"] as const).map((as) => ({ is: "closed", as, trip: lost, open: [] }) as const)
]

const nameState = ({ now, open }: Paying) => {
  if (now.is === "says") return `says: ${now.notice}`
  if (now.is === "asks") return `asks: ${now.question.about}`
  if (now.is === "looking" && now.says) return "looking, then says"
  return now.is === "typing" && open?.length ? "typing, in doubt" : now.is
}

const nameCheck = ({ loaded, price, sells, signedIn }: PayingEvent & { readonly is: "checked" }) => {
  if (!signedIn) return "logged out"
  if (!sells) return "sale stopped"
  return loaded ? `price ${price?.is}` : "core lost"
}

const nameEvent = (event: PayingEvent) => {
  switch (event.is) {
    case "pressed":
      return `pressed: ${event.complete ? "complete" : "incomplete"}`
    case "found":
      return `found: ${event.elsewhere ? "elsewhere" : "here"}`
    case "looked":
      return `looked: ${event.open?.length ? "a doubt" : "no doubt"}`
    case "priced":
      return `priced: ${event.price?.is}`
    case "checked":
      return `checked: ${nameCheck(event)}`
    case "answered": {
      const status = event.answer._tag === "SaleRefused" ? ` ${event.answer.status}` : ""
      const honoured = event.answer._tag === "OutcomeUnknown" && event.answer.honoured ? ", key honoured" : ""
      return `answered: ${event.answer._tag}${status}${honoured}`
    }
    case "closed":
      return `closed: ${event.as}`
    default:
      return event.is
  }
}

const priceFacts: Readonly<Record<Paying["price"]["is"], string>> = {
  asking: "the price is being asked",
  same: "the price stands",
  changed: "the price changed",
  gone: "the plan is off sale",
  unconfirmed: "the price could not be asked",
  accepted: "an unconfirmed price is accepted"
}

const isOver = "the session is over"

const facts = ({ open, price, sessionOver }: Paying, { mustLogIn }: PayingRules) => [
  priceFacts[price.is],
  ...(sessionOver ? [isOver] : []),
  ...(open?.length ? ["a payment is in doubt"] : []),
  mustLogIn ? "a login is required" : "no login is required"
]

const page = "pages-paymentpage--"
const modal = "parts-paymentmodal--"

const events: Readonly<Record<PayingEvent["is"], string>> = {
  entered: "The page is shown, also by Back or Forward.",
  sessionEnded: "The visitor logged out, here or in another tab, or the provider no longer knows the session.",
  pressed: "COMPLETAR PAGO; the form holds, or not.",
  agreed: "The button that goes on, in a modal that asks.",
  dismissed: "The cross, 'Cerrar' or Escape of a modal.",
  followed: "The button of a modal that leads to another page.",
  reviewed: "'Ver el cambio', above the form.",
  received: "'Ya me llegó el voucher', of one trip.",
  found: "Answers find: the purchase is here, or the visitor belongs elsewhere.",
  looked: "Answers look: the trips whose payment may have been charged.",
  priced: "Answers askPrice.",
  checked: "Answers check.",
  answered: "Answers pay, with what the record says now.",
  closed: "Answers close: of another trip, of this one, or no: another tab pays."
}

const commands: Readonly<Record<PayingCommand["is"], string>> = {
  find: "Looks for the purchase, its passengers and the session; leads away who may not be here.",
  look: "Reads the record of payments without an outcome.",
  askPrice: "Asks for the price of an old quote; after a refused sale, of any.",
  check: "Asks session, price and the operator's switch, and loads the core.",
  pay: "Hands the press to payCart, which sends one request at most: none while another payment runs, and in doubt none without the buyer's word.",
  close: "Closes the record of a trip whose voucher came.",
  acceptPrice: "Keeps and shows the changed plan or price.",
  endSession: "Tells the page that the session is over.",
  forgetCode: "Empties the security code.",
  forgetCard: "Empties the card.",
  markCard: "Marks the number as declined, until it changes.",
  showPurchase: "Opens the page of success.",
  open: "Opens another document."
}

export const payment: Explained = {
  title: "COMPLETAR PAGO",
  lead: "Step 3, as the core says it: each state, what may happen in it and what follows.",
  file: "src/core/enroll/paying.ts",
  draw: () =>
    explore({
      update: updatePaying,
      start: startPaying,
      rules: [{ mustLogIn: false }, { mustLogIn: true }],
      samples,
      nameState,
      nameEvent,
      facts,
      kept: [isOver, priceFacts.accepted]
    }),
  events,
  commands,
  states: {
    looking: says("Nothing at first, then that the purchase is being looked for.", `${page}looking`, "SR-07"),
    "looking, then says": says("The same; then what another tab changed.", `${page}looking`, "TR-20"),
    typing: says("The card's form, and what the modal that was closed said.", `${page}playground`, "PY-02"),
    "typing, in doubt": says(
      "The form, below a notice for each trip that may have been charged.",
      `${page}voucher-received`,
      "TR-12"
    ),
    checking: says("That the payment is under way.", `${page}paying`, "OU-15", "ER-04"),
    paying: says("That the payment is under way; it cannot be cancelled.", `${page}paying`, "OU-12", "TR-09"),
    bought: { ...says("As while paying, until the page of success comes.", `${page}paid`, "PY-17"), ends: true },
    left: { ...says("The page to which it leads, which says why.", `${page}elsewhere`, "SR-07"), ends: true },
    "says: wrong": says("That something is missing; closed, the first wrong field.", `${page}wrong`, "PY-11"),
    "says: declined": says(
      "That nothing was charged; in doubt, what unknown says. Closed, the number is marked.",
      `${page}declined`,
      "PY-17",
      "OU-last-step"
    ),
    "says: refused": says("That nothing was charged; in doubt, what unknown says.", `${modal}refused`, "PY-17"),
    "says: tooMany": says("When to try again.", `${page}too-many`, "TR-12"),
    "says: notSent": says("That nothing was sent; in doubt, what unknown says.", `${page}not-sent`, "TR-13"),
    "says: unknown": says(
      "That the outcome is not known: not to pay again before the mail is read.",
      `${page}unknown`,
      "TR-12"
    ),
    "says: processing": says("That the provider still works on it.", `${page}still-processing`, "TR-12"),
    "says: underWay": says("That another tab pays.", `${page}under-way-elsewhere`, "TR-09"),
    "says: notOnSale": says("That nothing is sold online for now.", `${page}not-on-sale`, "OU-21"),
    "says: changed": says("What another tab changed.", `${modal}changed-elsewhere`, "TR-20"),
    "says: gone": says("That the plan is no longer sold, and the way to others.", `${modal}gone`, "OU-15"),
    "says: sessionLost": says(
      "That the session is over: its button and its cross lead to the login.",
      `${page}session-over`,
      "ER-04"
    ),
    "asks: again": says(
      "Whether to pay although an earlier payment may have been charged, under its key: one charge at most.",
      `${modal}again`,
      "TR-12"
    ),
    "asks: twice": says(
      "Whether to pay under a new key: a second charge is possible.",
      `${page}pending-confirmation`,
      "TR-12"
    ),
    "asks: bought": says(
      "Whether to buy again a trip that is on the buyer's list.",
      `${page}bought-elsewhere`,
      "TR-12"
    ),
    "asks: unkept": says("Whether to pay without a lasting record.", `${page}not-kept`, "TR-09"),
    "asks: price": says("Whether to accept what changed.", "parts-checkoutprice--instalments", "OU-15"),
    "asks: unconfirmed": says(
      "Whether to go on at a price that may be another.",
      "parts-checkoutprice--playground",
      "OU-15"
    )
  }
}
