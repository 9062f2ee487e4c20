import { ageRemedy } from "../../src/core/passengers/forms"
import {
  type PassengersCommand,
  type PassengersEvent,
  type PassengersStep,
  updatePassengers
} from "../../src/core/passengers/step"
import { type Explained, explore, says } from "./explore"

const ages = [34, 8]
const samples: ReadonlyArray<PassengersEvent> = [
  { is: "found", origin: undefined, remembers: false },
  { is: "pressed" },
  { is: "mended", born: [8, 34] },
  { is: "mended", born: [35, 8] },
  { is: "mended", born: ages },
  { is: "chose", remembers: true },
  { is: "chose", remembers: false },
  { is: "forgotten" },
  { is: "woken" },
  { is: "checked", complete: true },
  { is: "checked", complete: false },
  ...(["fine", "told", "unknown"] as const).map((as) => ({ is: "couponSettled", as }) as const),
  { is: "priced", stands: true },
  { is: "priced", stands: false },
  { is: "kept", stored: true, purchase: "here" },
  { is: "kept", stored: false, purchase: "here" },
  { is: "kept", stored: true, purchase: "changed" },
  { is: "kept", stored: false, purchase: "gone" },
  { is: "handedOver", outlasts: true, reachable: true },
  { is: "handedOver", outlasts: true, reachable: false },
  { is: "handedOver", outlasts: false, reachable: true },
  { is: "requoted", stored: true },
  { is: "requoted", stored: false },
  { is: "broke" },
  { is: "stayed" }
]

const nameState = (state: PassengersStep) => (state.is === "stopped" ? `stopped: ${state.why}` : state.is)

const nameKept = ({ purchase, stored }: PassengersEvent & { readonly is: "kept" }) => {
  if (purchase !== "here") return `another tab: ${purchase}`
  return stored ? "stored" : "not stored"
}

const nameHandedOver = ({ outlasts, reachable }: PassengersEvent & { readonly is: "handedOver" }) => {
  if (!outlasts) return "storage ends with the document"
  return reachable ? "well" : "out of reach"
}

const nameEvent = (event: PassengersEvent) => {
  switch (event.is) {
    case "mended":
      return `mended: ${ageRemedy(ages, event.born)?.is ?? "no other age"}`
    case "chose":
      return `chose: ${event.remembers ? "remember" : "forget"}`
    case "checked":
      return `checked: ${event.complete ? "complete" : "incomplete"}`
    case "couponSettled":
      return `couponSettled: ${event.as}`
    case "priced":
      return `priced: ${event.stands ? "stands" : "does not stand"}`
    case "kept":
      return `kept: ${nameKept(event)}`
    case "handedOver":
      return `handedOver: ${nameHandedOver(event)}`
    case "requoted":
      return `requoted: ${event.stored ? "stored" : "not stored"}`
    default:
      return event.is
  }
}

const remembered = "the travellers are to be remembered"

const facts = (state: PassengersStep) => [
  ...("on" in state ? [`it waits for ${state.on}`] : []),
  ...("remembers" in state && state.remembers ? [remembered] : [])
]

const page = "pages-passengerspage--"
const forms = "parts-passengersforms--"

const events: Readonly<Record<PassengersEvent["is"], string>> = {
  found: "Answers look: the purchase is here, and its forms open.",
  pressed: "CONTINUAR.",
  mended: "The button beside an age that is not the quoted one.",
  chose: "The checkbox that remembers the travellers.",
  forgotten: "'Borrar mis datos'.",
  woken: "The browser brought the page back as the visitor left it.",
  checked: "Answers check: every form holds, or not.",
  couponSettled: "Answers coupon: fine, its failure was told, or it could not be asked about.",
  priced: "Answers price: it stands, also where it could not be asked; or not, and a dialog says so.",
  kept: "Answers keep: what was stored, and whether the purchase is still the page's.",
  handedOver: "Answers handOver: whether the payment's document would find the forms, and would open.",
  requoted: "Answers requote.",
  broke: "A command failed in an unforeseen way.",
  stayed: "Answers open: the visitor had gone elsewhere meanwhile."
}

const commands: Readonly<Record<PassengersCommand["is"], string>> = {
  check: "Looks whether every form holds, and shows the problems of those that do not.",
  coupon: "Applies a code that was typed, and waits for the coupon that is being checked.",
  price: "Asks for the price of an old quote.",
  keep: "Stores the forms, and compares the stored purchase with the page's.",
  handOver:
    "Remembers the travellers or forgets earlier ones, stores the producer, and asks whether the payment can open.",
  swap: "Puts the travellers on each other's forms.",
  requote: "Saves the ages that the births give as those of the search.",
  open: "Opens the next page: the payment as a document of its own, if the storage outlasts this one.",
  look: "Looks for the purchase anew, and says so if another tab changed it.",
  forget: "Empties the forms, on the page and in storage, and forgets who travels."
}

export const passengers: Explained = {
  title: "CONTINUAR",
  lead: "Step 2, as the core says it: each state around the forms, what may happen in it and what follows. The forms hold the texts.",
  file: "src/core/passengers/step.ts",
  draw: () =>
    explore({
      update: updatePassengers,
      start: { is: "looking" },
      rules: [{ ages }],
      samples,
      nameState,
      nameEvent,
      facts,
      kept: [remembered]
    }),
  events,
  commands,
  states: {
    looking: says("Nothing at first, then that the purchase is being looked for.", `${page}loading`, "SR-06"),
    typing: says("The forms, and where their first texts came from.", `${page}playground`, "PA-02", "PA-08"),
    continuing: says("The same; the button is at work.", `${forms}continuing`, "PA-09", "OU-15", "OU-19"),
    correcting: says("What is wrong, by name, above the forms.", `${page}wrong`, "PA-09", "PA-10"),
    "stopped: coupon": says("That the coupon could not be checked.", `${forms}coupon-unasked`, "TR-07"),
    "stopped: notKept": says("That the passengers could not be stored; all input stays.", `${forms}not-kept`, "TR-07"),
    "stopped: offline": says("That there is no connection.", `${forms}offline`, "ER-03"),
    aborting: says("Empty forms; the button is still at work.", `${forms}continuing`, "ST-05"),
    requoting: says("The button at work, until the plans come.", `${forms}requoting`, "PA-13"),
    left: says("The button at work, until the next page comes.", `${forms}requoting`, "PA-09", "TR-14")
  }
}
