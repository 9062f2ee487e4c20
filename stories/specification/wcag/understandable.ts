import { axe, by, type Criterion } from "./criterion"

/** Principles 3 and 4. */
export const understandable: ReadonlyArray<Criterion> = [
  {
    id: "3.1.1",
    level: "A",
    title: "Language of Page",
    how: ["Pages are es-AR, or es-CL in Chile."],
    proofs: [axe, by.walk("access", "axe finds nothing on the home with errors")]
  },
  {
    id: "3.1.2",
    level: "AA",
    title: "Language of Parts",
    how: ["Everything is Spanish but names of plans and brands."],
    proofs: [by.form("screenReader", "nothing is said in another language")]
  },
  {
    id: "3.2.1",
    level: "A",
    title: "On Focus",
    how: ["Focus alone changes nothing."],
    proofs: [by.walk("adapting", "Tab reaches every control in sight")]
  },
  {
    id: "3.2.2",
    level: "A",
    title: "On Input",
    how: ["Input alone leaves the page where it is; a list that depends on another loads in place."],
    proofs: [by.walk("passengers", "one passenger goes on to the payment"), by.heard("passengers", "Provincia")]
  },
  {
    id: "3.2.3",
    level: "AA",
    title: "Consistent Navigation",
    how: ["Header and footer have the same links in the same order on every page."],
    proofs: [by.walk("adapting", "help and navigation keep their order on every page")]
  },
  {
    id: "3.2.4",
    level: "AA",
    title: "Consistent Identification",
    how: ["The same control is the same component, with the same words from the copy."],
    proofs: [by.form("house", "take their words as props or from the copy")]
  },
  {
    id: "3.2.6",
    level: "A",
    title: "Consistent Help",
    how: ["Phones and the link to contact stand in the same order on every page that has them."],
    proofs: [by.walk("adapting", "help and navigation keep their order on every page")]
  },
  {
    id: "3.3.1",
    level: "A",
    title: "Error Identification",
    how: ["Each wrong field has its message, tied to it; a summary says how many, and the first takes the focus."],
    proofs: [by.walk("messages", "an empty bar says what each field needs"), by.heard("errors", "Email es requerido.")]
  },
  {
    id: "3.3.2",
    level: "A",
    title: "Labels or Instructions",
    how: ["Labels are visible, and a hint says the format of a day or a phone."],
    proofs: [axe, by.heard("errors", "10 dígitos")]
  },
  {
    id: "3.3.3",
    level: "AA",
    title: "Error Suggestion",
    how: ["Messages say what is right: how many digits, which form of day."],
    proofs: [by.walk("messages", "an invalid e-mail or phone has its message"), by.walk("messages", "invalid dates")]
  },
  {
    id: "3.3.4",
    level: "AA",
    title: "Error Prevention (Legal, Financial, Data)",
    how: ["Before payment the page shows plan, days, travellers and total, and leads back; each can be changed."],
    proofs: [by.walk("price", "the buyer pays it only after confirming"), by.heard("payment", "Total")]
  },
  {
    id: "3.3.7",
    level: "A",
    title: "Redundant Entry",
    how: ["What was typed once is carried on: trip, contact, travellers, holder."],
    proofs: [
      by.walk("counts", "typed fields from the quote to the voucher"),
      by.walk("passengers", "goes on to the payment without typing twice")
    ]
  },
  {
    id: "3.3.8",
    level: "AA",
    title: "Accessible Authentication (Minimum)",
    how: ["The login takes pasted text and password managers; an e-mail is proved by a link. No page has a puzzle."],
    proofs: [
      by.walk("adapting", "the login takes what is pasted and saved"),
      by.walk("landing", "carla verifies her e-mail by the mailed link")
    ]
  },
  {
    id: "4.1.2",
    level: "A",
    title: "Name, Role, Value",
    how: ["Controls are the browser's own; each has a name, which Orca speaks."],
    proofs: [axe, by.form("screenReader", "no control is without a name")]
  },
  {
    id: "4.1.3",
    level: "AA",
    title: "Status Messages",
    how: ["Waits, results, errors and successes are spoken without taking the focus."],
    proofs: [by.heard("passengers", "DESCUENTO APLICADO CORRECTAMENTE"), by.component("LiveRegion", "Playground")]
  }
]
