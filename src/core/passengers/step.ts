import type { Update } from "../machine"
import { type AgeRemedy, ageRemedy, type Origin } from "./forms"

/** Why CONTINUAR stopped, though every form holds. */
export type Stop = "notKept" | "offline" | "coupon"

/** What CONTINUAR waits for, in this order. The forms may change until they are stored. */
export type Wait = "check" | "coupon" | "price" | "recheck" | "keep" | "handOver"

interface Forms {
  readonly origin: Origin | undefined
  /** True if the travellers are to be remembered for the next trip (OU-19). */
  readonly remembers: boolean
  /** Which refusal the page names, 0 for none: another one is announced anew (A11Y-05). */
  readonly refusal: 0 | 1 | 2
}

/**
 * Step 2, around its forms, which hold the texts. `looking`: for the purchase and its travellers.
 * `aborting`: the forms were emptied after a press, whose answer leads nowhere any more.
 */
export type PassengersStep =
  | { readonly is: "looking" }
  | (Forms & { readonly is: "typing" | "correcting" })
  | (Forms & { readonly is: "stopped"; readonly why: Stop })
  | (Forms & { readonly is: "continuing" | "aborting"; readonly on: Wait })
  | (Forms & { readonly is: "requoting" })
  | (Forms & { readonly is: "left"; readonly to: "/cotizarcompletarpago" | "/cotizar" })

type Opened = Exclude<PassengersStep, { readonly is: "looking" }>
type UnderWay = Extract<PassengersStep, { readonly on: Wait }>

/** What the visitor does: `pressed` is CONTINUAR, `mended` the remedy of another age. */
type Asked =
  | { readonly is: "pressed" | "forgotten" }
  | { readonly is: "mended"; readonly born: ReadonlyArray<number | undefined> }
  | { readonly is: "chose"; readonly remembers: boolean }
  /** The browser brought the page back as the visitor left it. */
  | { readonly is: "woken" }

/** What came of a command. */
type Answer =
  | { readonly is: "checked"; readonly complete: boolean }
  | { readonly is: "couponSettled"; readonly as: "fine" | "told" | "unknown" }
  | { readonly is: "priced"; readonly stands: boolean }
  /** `gone`, `changed`: another tab ended the purchase, or chose another. */
  | { readonly is: "kept"; readonly stored: boolean; readonly purchase: "here" | "gone" | "changed" }
  /** `outlasts`: the storage carries the forms into a new document, which is `reachable`. */
  | { readonly is: "handedOver"; readonly outlasts: boolean; readonly reachable: boolean }
  | { readonly is: "requoted"; readonly stored: boolean }
  | { readonly is: "broke" }

/** What may happen on step 2: the visitor acts, or a command is answered. */
export type PassengersEvent =
  | Asked
  | Answer
  | { readonly is: "found"; readonly origin: Origin | undefined; readonly remembers: boolean }
  /** The next page was not opened: the visitor was elsewhere by then (SH-18). */
  | { readonly is: "stayed" }

export type PassengersCommand =
  | { readonly is: "check" | "coupon" | "price" | "keep" | "forget" }
  /** Finds the purchase anew. `changed`: the page says that it is another one. */
  | { readonly is: "look"; readonly changed: boolean }
  /** Remembers the travellers or forgets earlier ones, and sees how the payment can open. */
  | { readonly is: "handOver"; readonly remembers: boolean }
  | { readonly is: "swap"; readonly order: ReadonlyArray<number> }
  | { readonly is: "requote"; readonly ages: ReadonlyArray<number> }
  | { readonly is: "open"; readonly path: "/cotizarcompletarpago" | "/cotizar"; readonly by: "document" | "page" }

/** `ages`: the quoted ones, in the order of the forms. */
export interface PassengersRules {
  readonly ages: ReadonlyArray<number>
}

type Next = readonly [PassengersStep, ...ReadonlyArray<PassengersCommand>]

const formsOf = ({ origin, refusal, remembers }: Opened): Forms => ({ origin, refusal, remembers })
const look = (changed: boolean): Next => [{ is: "looking" }, { is: "look", changed }]
const typing = (state: Opened): Next => [{ ...formsOf(state), is: "typing" }]
const stopped = (state: Opened, why: Stop): Next => [{ ...formsOf(state), is: "stopped", why }]
const correcting = (state: Opened): Next => [
  { ...formsOf(state), is: "correcting", refusal: state.refusal === 1 ? 2 : 1 }
]
const commandOf = (on: Wait, { remembers }: Forms): PassengersCommand => {
  if (on === "handOver") return { is: on, remembers }
  return { is: on === "recheck" ? "check" : on }
}
const wait = (state: Opened, on: Wait): Next => [{ ...formsOf(state), is: "continuing", on }, commandOf(on, state)]
const leave = (state: Opened, to: "/cotizarcompletarpago" | "/cotizar", by: "document" | "page"): Next => [
  { ...formsOf(state), is: "left", to },
  { is: "open", path: to, by }
]

const mend = (state: Opened, remedy: AgeRemedy | undefined): Next => {
  if (!remedy) return [state]
  if (remedy.is === "swap") return [state, remedy]
  return [
    { ...formsOf(state), is: "requoting" },
    { is: "requote", ages: remedy.ages }
  ]
}

/** The answer that ends each wait. One that comes out of turn ends none. */
const endOf = {
  check: "checked",
  coupon: "couponSettled",
  price: "priced",
  recheck: "checked",
  keep: "kept",
  handOver: "handedOver"
} as const satisfies Record<Wait, Answer["is"]>

/** A refused coupon, and a price that does not stand, have told so themselves. */
const goOn = (state: UnderWay, event: PassengersEvent): Next => {
  if (event.is !== "broke" && event.is !== endOf[state.on]) return [state]
  if (state.is === "aborting") return typing(state)
  switch (event.is) {
    case "broke":
      return stopped(state, "notKept")
    case "checked":
      if (!event.complete) return correcting(state)
      return wait(state, state.on === "check" ? "coupon" : "keep")
    case "couponSettled":
      if (event.as === "fine") return wait(state, "price")
      return event.as === "told" ? typing(state) : stopped(state, "coupon")
    case "priced":
      return event.stands ? wait(state, "recheck") : typing(state)
    case "kept":
      if (event.purchase !== "here") return look(event.purchase === "changed")
      return event.stored ? wait(state, "handOver") : stopped(state, "notKept")
    case "handedOver":
      if (!event.outlasts) return leave(state, "/cotizarcompletarpago", "page")
      return event.reachable ? leave(state, "/cotizarcompletarpago", "document") : stopped(state, "offline")
  }
}

/** 'Borrar mis datos' (ST-05). A press under way must not go on with empty forms. */
const forget = (state: Opened): Next => {
  const forms: Forms = { origin: undefined, remembers: false, refusal: 0 }
  const isUnderWay = state.is === "continuing" || state.is === "aborting"
  if (isUnderWay) return [{ ...state, ...forms, is: "aborting" }, { is: "forget" }]
  const isLeaving = state.is === "requoting" || state.is === "left"
  return [isLeaving ? { ...state, ...forms } : { ...forms, is: "typing" }, { is: "forget" }]
}

/**
 * What CONTINUAR of step 2 does (PA-09), and what else changes the page around the forms. It goes on
 * with forms that hold alone, stores them first, and leaves once.
 */
export const updatePassengers: Update<PassengersStep, PassengersEvent, PassengersCommand, PassengersRules> = (
  state,
  event,
  { ages }
) => {
  if (event.is === "woken") return look(false)
  if (state.is === "looking")
    return event.is === "found"
      ? [{ is: "typing", origin: event.origin, remembers: event.remembers, refusal: 0 }]
      : [state]
  if (event.is === "chose") return [{ ...state, remembers: event.remembers }]
  if (event.is === "forgotten") return forget(state)
  switch (state.is) {
    case "typing":
    case "correcting":
    case "stopped":
      if (event.is === "mended") return mend(state, ageRemedy(ages, event.born))
      return event.is === "pressed" ? wait(state, "check") : [state]
    case "continuing":
    case "aborting":
      return goOn(state, event)
    case "requoting":
      if (event.is === "requoted" && event.stored) return leave(state, "/cotizar", "page")
      return event.is === "requoted" || event.is === "broke" ? stopped(state, "notKept") : [state]
    case "left":
      return event.is === "stayed" || event.is === "broke" ? typing(state) : [state]
  }
}
