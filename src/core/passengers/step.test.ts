import { expect, test } from "vitest"
import {
  type PassengersCommand,
  type PassengersEvent,
  type PassengersRules,
  type PassengersStep,
  updatePassengers
} from "./step"

const rules: PassengersRules = { ages: [34, 8] }
const found: PassengersEvent = { is: "found", origin: "restored", remembers: true }
const pressed: PassengersEvent = { is: "pressed" }
const holds: PassengersEvent = { is: "checked", complete: true }
const lacks: PassengersEvent = { is: "checked", complete: false }
const fine: PassengersEvent = { is: "couponSettled", as: "fine" }
const stands: PassengersEvent = { is: "priced", stands: true }
const kept: PassengersEvent = { is: "kept", stored: true, purchase: "here" }
const unlasting: PassengersEvent = { is: "handedOver", outlasts: false, reachable: true }
const handed: PassengersEvent = { is: "handedOver", outlasts: true, reachable: true }
/** The press, as far as each of its steps. */
const checking = [found, pressed]
const wrong = [...checking, lacks]
const asked = [...checking, holds]
const settled = [...asked, fine]
const priced = [...settled, stands]
const keeping = [...priced, holds]
const stored = [...keeping, kept]
const left = [...stored, handed]
const requoting: ReadonlyArray<PassengersEvent> = [found, { is: "mended", born: [35, 8] }]

const payment = "/cotizarcompletarpago"
const typing = { is: "typing" } as const
const on = (step: "check" | "coupon" | "price" | "keep") => ({ is: "continuing", on: step }) as const
const stopped = (why: "coupon" | "notKept" | "offline") => ({ is: "stopped", why }) as const
const looks = (changed: boolean): PassengersCommand => ({ is: "look", changed })
const opens = (path: "/cotizar" | typeof payment, by: "document" | "page"): PassengersCommand => ({
  is: "open",
  path,
  by
})
const endedUp = (as: "told" | "unknown"): PassengersEvent => ({ is: "couponSettled", as })
const answered = (purchase: "gone" | "changed" | "here", isStored = false): PassengersEvent => ({
  is: "kept",
  stored: isStored,
  purchase
})

/** Where events lead, and what the last of them has done. */
const after = (events: ReadonlyArray<PassengersEvent>) =>
  events.reduce<ReturnType<typeof updatePassengers>>(
    ([state], event) => updatePassengers(state, event, rules),
    [{ is: "looking" }]
  )

type Row = readonly [
  claim: string,
  events: ReadonlyArray<PassengersEvent>,
  state: Partial<PassengersStep>,
  commands?: ReadonlyArray<PassengersCommand>
]

const rows: ReadonlyArray<Row> = [
  ["the forms of the purchase open", [found], { is: "typing", origin: "restored", remembers: true }],
  ["a press looks at the forms first (PA-09)", checking, on("check"), [{ is: "check" }]],
  ["problems are named (PA-09)", wrong, { is: "correcting" }],
  [
    "problems that are still there are named anew (A11Y-05)",
    [...wrong, pressed, lacks],
    { is: "correcting", refusal: 2 }
  ],
  ["a coupon under way is waited for", asked, on("coupon"), [{ is: "coupon" }]],
  ["a refused coupon has its own dialog (CU-04)", [...asked, endedUp("told")], typing],
  ["a coupon that could not be asked about is told (TR-07)", [...asked, endedUp("unknown")], stopped("coupon")],
  ["the price is asked (OU-15)", settled, on("price"), [{ is: "price" }]],
  ["another price has its own dialog (OU-15)", [...settled, { is: "priced", stands: false }], typing],
  ["forms that hold no more are not stored", [...priced, lacks], { is: "correcting", refusal: 1 }],
  ["forms that hold are stored (PA-08)", keeping, on("keep"), [{ is: "keep" }]],
  [
    "another tab ended the purchase: the page looks anew",
    [...keeping, answered("gone")],
    { is: "looking" },
    [looks(false)]
  ],
  [
    "another tab chose another: the page shows it and says so",
    [...keeping, answered("changed", true)],
    { is: "looking" },
    [looks(true)]
  ],
  ["what could not be stored is told", [...keeping, answered("here")], stopped("notKept")],
  [
    "travellers are remembered as the box says by then (OU-19)",
    [...asked, { is: "chose", remembers: false }, fine, stands, holds, kept],
    { is: "continuing", on: "handOver", remembers: false },
    [{ is: "handOver", remembers: false }]
  ],
  [
    "the payment opens as a document of its own (TR-14)",
    left,
    { is: "left", to: payment },
    [opens(payment, "document")]
  ],
  [
    "without storage it opens in this one",
    [...stored, unlasting],
    { is: "left", to: payment },
    [opens(payment, "page")]
  ],
  [
    "out of reach of the portal it does not (ER-03)",
    [...stored, { is: "handedOver", outlasts: true, reachable: false }],
    stopped("offline")
  ],
  ["a visitor who went elsewhere stays there (SH-18)", [...left, { is: "stayed" }], typing],
  ["a defect loses nothing typed", [...asked, { is: "broke" }], stopped("notKept")],
  [
    "travellers on each other's forms are swapped (PA-13)",
    [found, { is: "mended", born: [8, 34] }],
    typing,
    [{ is: "swap", order: [1, 0] }]
  ],
  ["other ages are quoted anew (PA-13)", requoting, { is: "requoting" }, [{ is: "requote", ages: [35, 8] }]],
  [
    "the plans for those ages open",
    [...requoting, { is: "requoted", stored: true }],
    { is: "left", to: "/cotizar" },
    [opens("/cotizar", "page")]
  ],
  ["ages that could not be stored are told", [...requoting, { is: "requoted", stored: false }], stopped("notKept")],
  ["a quote that breaks is told", [...requoting, { is: "broke" }], stopped("notKept")],
  ["the quoted ages need no remedy", [found, { is: "mended", born: [34, undefined] }], typing],
  [
    "'Borrar mis datos' forgets whose they were (ST-05)",
    [...wrong, { is: "forgotten" }],
    { is: "typing", origin: undefined, remembers: false, refusal: 0 },
    [{ is: "forget" }]
  ],
  [
    "'Borrar mis datos' takes a press back: its answer leads nowhere",
    [...stored, { is: "forgotten" }, handed],
    { is: "typing", remembers: false }
  ],
  [
    "a page that the browser brings back looks for its purchase",
    [...left, { is: "woken" }],
    { is: "looking" },
    [looks(false)]
  ]
]

const whole = rows.map(([claim, events, state, commands = []]) => [claim, events, state, commands] as const)

test.each(whole)("%s", (_, events, state, commands) => {
  const [last, ...done] = after(events)
  expect(last).toMatchObject(state)
  expect(done).toEqual(commands)
})
