import fc from "fast-check"
import { expect, test } from "vitest"
import { lost } from "../../../contracts/fixtures/buyer"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { payment as words } from "../../copy/payment"
import { presentAfter, presentModal } from "../../pages/checkout/presentPayment"
import { cartOf } from "../cart/cart"
import type { PriceVerdict } from "../cart/confirmPrice"
import { SaleKeyTaken, SaleNotSent, SaleProcessing, SaleRefused, SaleTooMany, SaleUnknown } from "./EnrollApi"
import { BoughtAlready, CartChanged, NothingToPay, NotKept, OutcomeUnknown } from "./payCart"
import { updatePaying } from "./paying"
import { type Answer, type Paying, type PayingCommand, type PayingEvent, startPaying } from "./payingState"

const gold = cartOf(goldPlan)
const quoted = { cart: gold, draft: aDraft, quotedAt: 0 }
const changed: PriceVerdict = { is: "changed", before: gold, now: gold, couponEnded: false, quoted }
const verdicts: ReadonlyArray<PriceVerdict> = [
  { is: "same" },
  { is: "same" },
  changed,
  { is: "gone" },
  { is: "unconfirmed" }
]

/** What one press of the model does: which of the things that may come next, and how it turns out. */
interface Choice {
  readonly outOfTurn: number
  readonly pick: number
  readonly how: number
}

const of = <A>(all: ReadonlyArray<A>, at: number): A => all[at % all.length] ?? expect.fail()

/** The provider, this browser's record and the other tabs, as `payCart` meets them. One trip. */
const aWorld = (mustLogIn: boolean) => {
  let session = true
  /** False once it is bought, or closed by its voucher. */
  let cart = true
  /** The key that the record holds; `charged`: the provider charged under it. */
  let record: { charged: boolean; spent: boolean } | undefined
  const book = { charges: 0, allowed: 1 }
  const charge = (key: { charged: boolean }) => {
    if (!key.charged) book.charges += 1
    key.charged = true
  }

  /** What `payCart` promises, whose own model proves it. */
  const pay = (agreed: string, how: number): Answer => {
    const honoured = record && !record.spent ? record : undefined
    if (!cart) return new NothingToPay()
    if (record && !["twice", "bought"].includes(agreed) && !(agreed === "again" && honoured))
      return new OutcomeUnknown({ tried: lost, honoured: honoured !== undefined })
    if (!record && how % 7 === 0 && agreed !== "bought") return new BoughtAlready({ order: "42", plan: "GOLD" })
    if (!record && how % 7 === 1 && agreed === "none") return new NotKept()
    const key = honoured ?? { charged: false, spent: false }
    const answers: ReadonlyArray<() => Answer> = [
      () => {
        charge(key)
        record = undefined
        cart = false
        return { _tag: "Sold" }
      },
      () => {
        charge(key)
        record = key
        return new SaleUnknown({ cause: "cut" })
      },
      () => {
        record = key
        return new SaleUnknown({ cause: "500" })
      },
      () => {
        record = key
        return new SaleProcessing()
      },
      () => {
        if (honoured) honoured.spent = true
        return new SaleKeyTaken()
      },
      () => new SaleRefused({ status: how % 2 ? 402 : 400 }),
      () => new SaleTooMany({ retryAfter: 90 }),
      () => new SaleNotSent({ cause: "offline" }),
      () => new CartChanged(),
      () => ({ _tag: "NotFilled" })
    ]
    return of(answers, how)()
  }
  const open = () => (record ? [lost] : [])
  return {
    book,
    isOpen: () => record !== undefined,
    hasSession: () => session,
    /** The event that answers a command. Undefined for a command that has no answer. */
    answer: (command: PayingCommand, how: number): PayingEvent | undefined => {
      switch (command.is) {
        case "find":
          if (mustLogIn && !session) return { is: "found", elsewhere: { to: "/", why: "loginFirst" } }
          return cart ? { is: "found" } : { is: "found", elsewhere: { to: "/", why: "bought" } }
        case "look":
          return { is: "looked", open: how % 5 === 0 ? undefined : open() }
        case "askPrice":
          return { is: "priced", price: how % 6 === 0 ? undefined : of(verdicts, how) }
        case "check": {
          const checks = { signedIn: session, sells: how % 8 !== 0, loaded: how % 9 !== 0 }
          return { is: "checked", price: how % 11 === 0 ? undefined : of(verdicts, how), ...checks }
        }
        case "pay":
          return { is: "answered", answer: pay(command.agreed, how), open: open() }
        case "close": {
          const as = of(["other", "this", "no"] as const, how)
          if (as === "this") record = undefined
          if (as === "this") cart = false
          return { is: "closed", as, trip: lost, open: open() }
        }
        default:
          return undefined
      }
    },
    endSession: () => {
      session = false
    },
    spend: () => {
      if (record) record.spent = true
    }
  }
}

const only = (...names: ReadonlyArray<"entered" | "agreed" | "dismissed" | "followed" | "reviewed">) =>
  names.map((is): PayingEvent => ({ is }))
const presses: ReadonlyArray<PayingEvent> = [
  { is: "pressed", complete: true },
  { is: "pressed", complete: true },
  { is: "pressed", complete: false }
]
const received: PayingEvent = { is: "received", trip: lost }
/** What a buyer can do at each state. */
const offered = ({ now }: Paying): ReadonlyArray<PayingEvent> => {
  if (now.is === "typing") return [...presses, ...only("reviewed"), received]
  if (now.is === "says") return only("dismissed", "dismissed", "followed")
  return now.is === "asks" ? [...only("agreed", "agreed", "dismissed", "followed"), received] : []
}
/** What comes when the page does not await it: other tabs, Back, old answers, double presses. */
const stray: ReadonlyArray<PayingEvent> = [
  ...presses,
  ...only("entered", "agreed", "dismissed", "followed", "reviewed"),
  received,
  { is: "found" },
  { is: "priced", price: changed }
]

interface Turn {
  readonly before: Paying
  readonly event: PayingEvent
  readonly after: Paying
  readonly commands: ReadonlyArray<PayingCommand>
  /** The commands that are still to be answered. */
  readonly awaited: ReadonlyArray<PayingCommand>
  readonly hasSession: boolean
  /** This browser has a record of a payment without an outcome. */
  readonly isOpen: boolean
}

const awaitedKinds: ReadonlyArray<PayingCommand["is"]> = ["find", "look", "askPrice", "check", "pay", "close"]

const tell = (story: ReadonlyArray<Choice>, mustLogIn: boolean) => {
  const world = aWorld(mustLogIn)
  let state = startPaying
  let awaited: ReadonlyArray<PayingCommand> = []
  const next = ({ how, outOfTurn, pick }: Choice): PayingEvent | undefined => {
    if (outOfTurn === 0 && how % 7 === 0) world.spend()
    if (outOfTurn === 0 && how % 11 === 0) {
      world.endSession()
      return { is: "sessionEnded" }
    }
    if (outOfTurn === 0) return of(stray, pick)
    const command = awaited[pick % (awaited.length + offered(state).length)]
    if (!command) return of([...offered(state), ...only("entered")], pick)
    awaited = awaited.filter((one) => one !== command)
    return world.answer(command, how)
  }
  const turns = story.flatMap((choice, at): ReadonlyArray<Turn> => {
    const before = state
    const event = at === 0 ? ({ is: "entered" } as const) : next(choice)
    if (!event) return []
    const question = before.now.is === "asks" && event.is === "agreed" ? before.now.question.about : ""
    if (question === "twice" || question === "bought") world.book.allowed += 1
    const [after, ...commands] = updatePaying(before, event, { mustLogIn })
    state = after
    // A second look for the purchase outdates the first.
    const isFind = commands.some(({ is }) => is === "find")
    const kept = awaited.filter(({ is }) => !(isFind && is === "find"))
    awaited = [...kept, ...commands.filter(({ is }) => awaitedKinds.includes(is))]
    return [{ before, event, after, commands, awaited, hasSession: world.hasSession(), isOpen: world.isOpen() }]
  })
  return { turns, book: world.book }
}

const choice = fc.record({ outOfTurn: fc.nat({ max: 5 }), pick: fc.nat({ max: 999 }), how: fc.nat({ max: 9999 }) })

const holds = (property: (told: ReturnType<typeof tell>, mustLogIn: boolean) => void) =>
  fc.assert(
    fc.property(fc.array(choice, { minLength: 30, maxLength: 90 }), fc.boolean(), (story, mustLogIn) =>
      property(tell(story, mustLogIn), mustLogIn)
    ),
    { numRuns: 600 }
  )

// TR-09
test("one payment is under way at a time, and each is awaited", () =>
  holds(({ turns }) => {
    for (const { after, awaited, commands, before } of turns) {
      const paying = awaited.filter(({ is }) => is === "pay")
      expect(paying.length).toBe(after.now.is === "paying" ? 1 : 0)
      if (commands.some(({ is }) => is === "pay")) expect(before.now.is).toBe("checking")
    }
  }))

// TR-10, TR-12
test("a trip is charged once, and once more only each time the buyer was told so and agreed", () =>
  holds(({ book }) => {
    expect(book.charges).toBeLessThanOrEqual(book.allowed)
  }))

// TR-12
test("a payment carries the word that the buyer has just given, and none else", () => {
  const words = ["again", "unkept", "twice", "bought"]
  holds(({ turns }) => {
    let given = "none"
    for (const { after, before, commands, event } of turns) {
      const about = before.now.is === "asks" && event.is === "agreed" ? before.now.question.about : undefined
      if (about) given = words.includes(about) ? about : "none"
      for (const command of commands) if (command.is === "pay") expect(command.agreed).toBe(given)
      if (after.now.is !== "checking") given = "none"
    }
  })
})

// OU-15
test("nothing is paid at a price that changed or is gone, and an unconfirmed one only once agreed to", () =>
  holds(({ turns }) => {
    let isAgreed = false
    for (const { before, commands, event } of turns) {
      if (before.now.is === "asks" && before.now.question.about === "unconfirmed" && event.is === "agreed")
        isAgreed = true
      if (event.is !== "checked") continue
      const isPaid = commands.some(({ is }) => is === "pay")
      if (event.price?.is === "changed" || event.price?.is === "gone") expect(isPaid).toBe(false)
      if (event.price?.is === "unconfirmed" && !isAgreed) expect(isPaid).toBe(false)
      if (event.price && event.price.is !== "unconfirmed") isAgreed = false
    }
  }))

// ER-04
test("where a login is required, no payment leaves after the session ended", () =>
  holds(({ turns }, mustLogIn) => {
    for (const { commands, hasSession } of turns)
      if (mustLogIn && !hasSession) expect(commands.filter(({ is }) => is === "pay")).toEqual([])
  }))

// TR-13
test("neither a modal nor the page says that nothing was charged while a record is open", () => {
  let denials = 0
  holds(({ turns }) => {
    for (const { after, isOpen } of turns) {
      const modal = presentModal(after, words)?.lines.join(" ")
      const isDenied = /nada/.test(modal ?? presentAfter(after, words) ?? "")
      if (isDenied) denials += 1
      if (isOpen) expect(isDenied).toBe(false)
    }
  })
  expect(denials).toBeGreaterThan(0)
})

test("every wait awaits an answer, and every other state offers something", () => {
  const waits: Readonly<Record<string, ReadonlyArray<PayingCommand["is"]>>> = {
    looking: ["find"],
    checking: ["check", "askPrice"],
    paying: ["pay"]
  }
  holds(({ turns }) => {
    for (const { after, awaited } of turns) {
      const kinds = waits[after.now.is]
      if (kinds) expect(awaited.some(({ is }) => kinds.includes(is))).toBe(true)
      else if (after.now.is !== "bought" && after.now.is !== "left") expect(offered(after)).not.toEqual([])
    }
  })
})

// TR-14
test("the security code is forgotten once the provider has answered, and the card once it is sold", () =>
  holds(({ turns }) => {
    for (const { commands, event } of turns) {
      if (event.is !== "answered") continue
      const sent = commands.map(({ is }) => is)
      expect(sent.includes("forgetCard")).toBe(event.answer._tag === "Sold")
      const reached = ["SaleRefused", "SaleKeyTaken", "SaleUnknown", "SaleProcessing", "SaleTooMany"]
      expect(sent.includes("forgetCode")).toBe(reached.includes(event.answer._tag))
    }
  }))
