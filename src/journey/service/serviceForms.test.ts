import { describe, expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { NotificationsApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import {
  aCancellation,
  aCancellationDraft,
  aContactDraft,
  aContactRequest
} from "../../../contracts/fixtures/notifications"
import { aCardOfTrip } from "../../../contracts/fixtures/receipt"
import { cancellationForm } from "../../core/service/cancellation"
import { contactForm } from "../../core/service/contact"
import { makeServiceForms } from "./serviceForms"

const channel = { contactForm: { asks: "hours", slots: ["8 a 12", "12 a 16", "16 a 20"] } } as const

/** A visit to a channel, and the messages that the provider received. */
const aVisit = (given: NotificationsApiMemoryOptions = {}) => {
  const asked: Array<object> = []
  const people: NotificationsApiMemoryOptions = { ...given, asked }
  const { journey } = aJourney({ channel, notifications: people })
  return { asked, people, ...makeServiceForms(journey) }
}

describe("a request to be called", () => {
  test("is sent once however often it is pressed, and the form is empty again", async () => {
    const { asked, contact } = aVisit({ delay: 200 })
    contact.type(aContactDraft)
    contact.send()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    contact.send()
    expect(contact.state.value).toEqual({ is: "loading", slow: false })
    await vi.waitFor(() => expect(contact.state.value.is).toBe("done"))
    expect(asked).toEqual([aContactRequest])
    expect(contact.typed.value).toEqual(contactForm.empty)
    contact.dismiss()
    expect(contact.state.value.is).toBe("idle")
  })

  test("that is lost leaves the text in the form", async () => {
    const { contact, people, asked } = aVisit({ lost: true })
    contact.type(aContactDraft)
    contact.send()
    await vi.waitFor(() => expect(contact.state.value.is).toBe("failed"))
    expect(contact.typed.value).toEqual(aContactDraft)
    people.lost = false
    contact.send()
    await vi.waitFor(() => expect(contact.state.value.is).toBe("done"))
    expect(asked).toHaveLength(2)
  })

  test("can be cancelled, and leaves the text in the form", async () => {
    const { contact } = aVisit({ delay: "forever" })
    contact.type(aContactDraft)
    contact.send()
    contact.cancel()
    expect(contact.state.value).toEqual({ is: "idle" })
    expect(contact.typed.value).toEqual(aContactDraft)
  })

  test("does not remove text typed while it is sent", async () => {
    const { contact } = aVisit({ delay: 10 })
    contact.type(aContactDraft)
    contact.send()
    contact.type({ name: "Bea Gómez" })
    await vi.waitFor(() => expect(contact.state.value.is).toBe("done"))
    expect(contact.typed.value.name).toBe("Bea Gómez")
  })
})

test("a field shows its problem when left with text in it, not before, and drops it with the page; none is sent", () => {
  const { contact } = aVisit()
  const nothing = contact.refused.value
  contact.blur("email")
  expect(contact.visible.value).toEqual({})
  contact.type({ email: "ana@" })
  expect(contact.visible.value).toEqual({})
  contact.blur("email")
  expect(contact.visible.value).toEqual({ email: "invalid" })
  contact.type({ email: "ana@example.com" })
  expect(contact.visible.value).toEqual({ email: undefined })
  // Another one would draw the whole form at each key.
  expect(contact.refused.value).toBe(nothing)
  contact.send()
  expect(contact.refused.value).toMatchObject({ name: "tooShort", email: undefined })
  expect(contact.state.value.is).toBe("idle")
  contact.hideProblems()
  expect(contact.refused.value).toEqual({})
  expect(contact.visible.value).toEqual({})
  expect(contact.attempts.value).toBe(0)
})

describe("a cancelled purchase", () => {
  test("leaves its receipt, and an empty form", async () => {
    const { asked, withdrawal } = aVisit()
    withdrawal.type(aCancellationDraft)
    withdrawal.send()
    await vi.waitFor(() => expect(withdrawal.state.value.is).toBe("done"))
    const state = withdrawal.state.value
    const receipt = state.is === "done" ? state.value : undefined
    expect(receipt?.sent).toEqual(aCancellation())
    expect(asked).toEqual([{ ...aCancellation(), reference: receipt?.reference }])
    expect(withdrawal.typed.value).toEqual(cancellationForm.empty)
  })

  test("that is lost is retried under the same reference, also after the message is closed; the next one has its own", async () => {
    const { asked, people, service } = aVisit({ lost: true })
    const tried = async (outcome: "done" | "failed") => {
      service.send()
      await vi.waitFor(() => expect(service.state.value.is).toBe(outcome))
    }
    service.type(aCancellationDraft)
    await tried("failed")
    await tried("failed")
    service.dismiss()
    people.lost = false
    await tried("done")
    service.type(aCancellationDraft)
    await tried("done")
    const references = asked.map((one) => ("reference" in one ? one.reference : undefined))
    expect(references[0]).toMatch(/^BAJ-/)
    expect(new Set(references.slice(0, 3)).size).toBe(1)
    expect(references[3]).not.toBe(references[0])
  })

  test.each(["withdrawal", "service", "annulment"] as const)(
    "says so on its kept card once the provider has the %s, and not before (OU-18)",
    async (kind) => {
      const people: NotificationsApiMemoryOptions = { lost: true }
      const document = kind === "annulment" ? "rut" : "dni"
      const { journey } = aJourney({ channel: { document }, notifications: people, card: aCardOfTrip })
      const cards = await journey.offline()
      // Its code comes late, and the visitor leaves as soon as the page says that it is sent.
      const offline = () => new Promise<typeof cards>((resolve) => setTimeout(resolve, 50, cards))
      const form = makeServiceForms({ ...journey, offline })[kind]
      form.type({ ...aCancellationDraft, document: aCancellation(kind).document, voucher: "R-48201936" })
      for (const lost of [true, false]) {
        people.lost = lost
        form.send()
        await vi.waitFor(() => expect(form.state.value.is).toBe(lost ? "failed" : "done"))
        const withdrawnOn = lost ? undefined : journey.localToday()
        expect(cards.read(journey.localToday())?.trip).toEqual({ ...aCardOfTrip, withdrawnOn })
      }
    }
  )

  test("that is brought along fills the untouched fields; another replaces it, also where it knows less", () => {
    const { withdrawal } = aVisit()
    const { message: _message, ...brought } = aCancellationDraft
    withdrawal.type({ email: "otra@example.com", message: "Me arrepentí." })
    withdrawal.fill(brought)
    expect(withdrawal.typed.value).toEqual({ ...brought, email: "otra@example.com", message: "Me arrepentí." })
    withdrawal.type({ name: "Ana M." })
    withdrawal.fill({ ...brought, name: "Beatriz", voucher: "" })
    expect(withdrawal.typed.value).toMatchObject({ name: "Ana M.", voucher: "", document: brought.document })
    expect(withdrawal.visible.value).toEqual({})
  })

  test("of each kind has a form of its own", () => {
    const { annulment, service, withdrawal } = aVisit()
    withdrawal.type({ name: "Ana" })
    expect([withdrawal, service, annulment].map(({ typed }) => typed.value.name)).toEqual(["Ana", "", ""])
  })
})
