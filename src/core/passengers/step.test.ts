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
const stored = [found, pressed, holds, fine, stands, holds, kept]
const requoting: ReadonlyArray<PassengersEvent> = [found, { is: "mended", born: [35, 8] }]

/** Where events lead, and what the last of them has done. */
const after = (events: ReadonlyArray<PassengersEvent>) =>
  events.reduce<ReturnType<typeof updatePassengers>>(
    ([state], event) => updatePassengers(state, event, rules),
    [{ is: "looking" }]
  )

const payment = "/cotizarcompletarpago"

test.each<readonly [string, ReadonlyArray<PassengersEvent>, Partial<PassengersStep>, ReadonlyArray<PassengersCommand>]>(
  [
    ["the forms of the purchase open", [found], { is: "typing", origin: "restored", remembers: true }, []],
    [
      "a press looks at the forms first (PA-09)",
      [found, pressed],
      { is: "continuing", on: "check" },
      [{ is: "check" }]
    ],
    ["problems are named (PA-09)", [found, pressed, lacks], { is: "correcting" }, []],
    [
      "problems that are still there are named anew (A11Y-05)",
      [found, pressed, lacks, pressed, lacks],
      { is: "correcting", refusal: 2 },
      []
    ],
    [
      "a coupon under way is waited for",
      [found, pressed, holds],
      { is: "continuing", on: "coupon" },
      [{ is: "coupon" }]
    ],
    [
      "a refused coupon has its own dialog (CU-04)",
      [found, pressed, holds, { is: "couponSettled", as: "told" }],
      { is: "typing" },
      []
    ],
    [
      "a coupon that could not be asked about is told (TR-07)",
      [found, pressed, holds, { is: "couponSettled", as: "unknown" }],
      { is: "stopped", why: "coupon" },
      []
    ],
    ["the price is asked (OU-15)", [found, pressed, holds, fine], { is: "continuing", on: "price" }, [{ is: "price" }]],
    [
      "another price has its own dialog (OU-15)",
      [found, pressed, holds, fine, { is: "priced", stands: false }],
      { is: "typing" },
      []
    ],
    [
      "forms that hold no more are not stored",
      [found, pressed, holds, fine, stands, lacks],
      { is: "correcting", refusal: 1 },
      []
    ],
    [
      "forms that hold are stored (PA-08)",
      [found, pressed, holds, fine, stands, holds],
      { is: "continuing", on: "keep" },
      [{ is: "keep" }]
    ],
    [
      "another tab ended the purchase: the page looks anew",
      [...stored.slice(0, -1), { is: "kept", stored: false, purchase: "gone" }],
      { is: "looking" },
      [{ is: "look", changed: false }]
    ],
    [
      "another tab chose another: the page shows it and says so",
      [...stored.slice(0, -1), { is: "kept", stored: true, purchase: "changed" }],
      { is: "looking" },
      [{ is: "look", changed: true }]
    ],
    [
      "what could not be stored is told",
      [...stored.slice(0, -1), { is: "kept", stored: false, purchase: "here" }],
      { is: "stopped", why: "notKept" },
      []
    ],
    [
      "travellers are remembered as the box says by then (OU-19)",
      [found, pressed, holds, { is: "chose", remembers: false }, fine, stands, holds, kept],
      { is: "continuing", on: "handOver", remembers: false },
      [{ is: "handOver", remembers: false }]
    ],
    [
      "the payment opens as a document of its own (TR-14)",
      [...stored, handed],
      { is: "left", to: payment },
      [{ is: "open", path: payment, by: "document" }]
    ],
    [
      "without storage it opens in this one",
      [...stored, unlasting],
      { is: "left", to: payment },
      [{ is: "open", path: payment, by: "page" }]
    ],
    [
      "out of reach of the portal it does not (ER-03)",
      [...stored, { is: "handedOver", outlasts: true, reachable: false }],
      { is: "stopped", why: "offline" },
      []
    ],
    ["a visitor who went elsewhere stays there (SH-18)", [...stored, handed, { is: "stayed" }], { is: "typing" }, []],
    ["a defect loses nothing typed", [found, pressed, holds, { is: "broke" }], { is: "stopped", why: "notKept" }, []],
    [
      "travellers on each other's forms are swapped (PA-13)",
      [found, { is: "mended", born: [8, 34] }],
      { is: "typing" },
      [{ is: "swap", order: [1, 0] }]
    ],
    ["other ages are quoted anew (PA-13)", requoting, { is: "requoting" }, [{ is: "requote", ages: [35, 8] }]],
    [
      "the plans for those ages open",
      [...requoting, { is: "requoted", stored: true }],
      { is: "left", to: "/cotizar" },
      [{ is: "open", path: "/cotizar", by: "page" }]
    ],
    [
      "ages that could not be stored are told",
      [...requoting, { is: "requoted", stored: false }],
      { is: "stopped", why: "notKept" },
      []
    ],
    ["a quote that breaks is told", [...requoting, { is: "broke" }], { is: "stopped", why: "notKept" }, []],
    ["the quoted ages need no remedy", [found, { is: "mended", born: [34, undefined] }], { is: "typing" }, []],
    [
      "'Borrar mis datos' forgets whose they were (ST-05)",
      [found, pressed, lacks, { is: "forgotten" }],
      { is: "typing", origin: undefined, remembers: false, refusal: 0 },
      [{ is: "forget" }]
    ],
    [
      "'Borrar mis datos' takes a press back: its answer leads nowhere",
      [...stored, { is: "forgotten" }, handed],
      { is: "typing", remembers: false },
      []
    ],
    [
      "a page that the browser brings back looks for its purchase",
      [...stored, handed, { is: "woken" }],
      { is: "looking" },
      [{ is: "look", changed: false }]
    ]
  ]
)("%s", (_, events, state, commands) => {
  const [last, ...done] = after(events)
  expect(last).toMatchObject(state)
  expect(done).toEqual(commands)
})
