import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aToday } from "../../../contracts/fixtures/searches"
import { profileForm } from "../account/profile"
import { readCoupon } from "../cart/coupon"
import { cardProblems, emptyCard } from "../enroll/card"
import { emptyMainPassenger, mainPassengerForm } from "../passengers/passenger"
import { cancellationForm } from "../service/cancellation"
import { contactForm, rightForm } from "../service/contact"
import { checkSearch, emptyDraft } from "../trip/search"

const card = "4242 4242 4242 4242"
const today = aToday

/** The form with the card in each of its fields. */
const full = <Draft extends object>(empty: Draft): Draft =>
  Object.assign({ ...empty }, ...Object.keys(empty).map((field) => ({ [field]: card })))

const inSearch = () => {
  const checked = checkSearch({ ...emptyDraft, phone: card, email: card }, today)
  return checked.is === "invalid" ? checked.problems : {}
}

const passenger = (postal: "postalCode" | "comuna") =>
  mainPassengerForm.problems(full(emptyMainPassenger), { document: "dni", postal, age: 34, today })

const reach = ["phone", "email"]
const person = ["name", "document", "email"]

// VA-08
describe("a card number", () => {
  test.each([
    ["the quote bar", inSearch(), reach],
    [
      "a passenger",
      passenger("postalCode"),
      [...person, "surname", "phone", "address", "postalCode", "emergencyName", "emergencyPhone"]
    ],
    ["a passenger of Chile", passenger("comuna"), ["comuna"]],
    [
      "the profile",
      profileForm.problems(full(profileForm.empty), { document: "rut", today }),
      ["name", "surname", "document", "phone", "province", "city", "address", "postalCode"]
    ],
    ["the contact", contactForm.problems(full(contactForm.empty), { asks: "reason" }), [...reach, "name", "reason"]],
    ["a right", rightForm.problems(full(rightForm.empty), { document: "dni" }), [...person, "phone", "message"]],
    [
      "a cancellation",
      cancellationForm.problems(full(cancellationForm.empty), { document: "dni", today }),
      [...person, "voucher", "message"]
    ],
    ["the payment", cardProblems({ ...emptyCard, holder: card }, { form: aChannel.card, today }), ["holder"]]
  ])("is named in each field of %s", (_form, problems, fields) => {
    expect(problems).toMatchObject(Object.fromEntries(fields.map((field) => [field, "card"])))
  })

  test("is no coupon", () => expect(readCoupon(` ${card} `)).toEqual({ is: "card" }))

  test("belongs into the card's own field", () => {
    const problems = cardProblems({ ...emptyCard, number: card, type: "0" }, { form: aChannel.card, today })
    expect(problems.number).toBeUndefined()
  })
})
