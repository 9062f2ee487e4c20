import { describe, expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { MailApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { goldPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { aSearch } from "../../../contracts/fixtures/searches"
import type { QuoteMail } from "../../core/mail/MailApi"
import type { Session } from "../../core/session/session"
import { makeMailing } from "./mailing"

/** The open dialog of a visit, the mails that its provider received, and its confirmations. */
const aVisit = ({ session, ...given }: MailApiMemoryOptions & { session?: Session } = {}) => {
  const asked: Array<QuoteMail> = []
  const provider: MailApiMemoryOptions = { ...given, asked }
  const onSent = vi.fn()
  const { journey } = aJourney({ mail: provider, ...(session && { visit: { session } }) })
  const mailing = makeMailing(journey, onSent)
  mailing.begin(aSearch)
  return { asked, provider, onSent, ...mailing }
}
const plans = [goldPlan, silverPlan]
const ended = (mailing: ReturnType<typeof aVisit>, is: "done" | "failed") =>
  vi.waitFor(() => expect(mailing.state.value.is).toBe(is))

describe("a quote by mail", () => {
  test("goes once however often it is pressed, to the e-mail of the search", async () => {
    const mailing = aVisit({ delay: 20 })
    expect(mailing.open.value).toBe(true)
    expect(mailing.typed.value.email).toBe(aSearch.email)
    mailing.send(plans, aSearch)
    mailing.send(plans, aSearch)
    await ended(mailing, "done")
    expect(mailing.asked).toEqual([{ plans, search: aSearch, email: aSearch.email, signedIn: false }])
    expect(mailing.onSent).toHaveBeenCalledTimes(1)
    expect(mailing.open.value).toBe(true)
    mailing.close()
    expect([mailing.open.value, mailing.state.value.is]).toEqual([false, "idle"])
  })

  test("goes to another e-mail, trimmed; the search keeps its own, which the next mail offers", async () => {
    const mailing = aVisit()
    mailing.type({ email: " otra@example.com " })
    mailing.send(plans, aSearch)
    await ended(mailing, "done")
    expect(mailing.asked).toMatchObject([{ email: "otra@example.com", search: { email: aSearch.email } }])
    mailing.close()
    mailing.begin(aSearch)
    expect(mailing.typed.value.email).toBe(aSearch.email)
  })

  test.each([
    [undefined, false],
    [{ email: "ana@example.com", verified: false }, false],
    [{ email: "ana@example.com", verified: true }, true]
  ])("of %j: signed in %s", async (session, signedIn) => {
    const mailing = aVisit(session && { session })
    mailing.send(plans, aSearch)
    await ended(mailing, "done")
    expect(mailing.asked).toMatchObject([{ signedIn }])
  })

  test("to a wrong e-mail does not go, and the page says why", async () => {
    const mailing = aVisit()
    mailing.type({ email: "ana@" })
    mailing.send(plans, aSearch)
    expect(mailing.visible.value).toEqual({ email: "invalid" })
    expect(mailing.attempts.value).toBe(1)
    expect(mailing.state.value.is).toBe("idle")
    expect(mailing.asked).toEqual([])
  })

  test("that fails closes the dialog, announces nothing, and the next try begins afresh (ML-04)", async () => {
    const mailing = aVisit({ lost: true })
    mailing.type({ email: "otra@example.com" })
    mailing.send(plans, aSearch)
    await ended(mailing, "failed")
    expect(mailing.open.value).toBe(false)
    expect(mailing.onSent).not.toHaveBeenCalled()
    mailing.provider.lost = false
    mailing.begin(aSearch)
    expect([mailing.open.value, mailing.state.value.is]).toEqual([true, "idle"])
    expect(mailing.typed.value.email).toBe("otra@example.com")
    mailing.send(plans, aSearch)
    await ended(mailing, "done")
    expect(mailing.asked).toHaveLength(2)
  })
})

describe("the e-mail in the field", () => {
  test("follows the search until the visitor types another one", () => {
    const mailing = aVisit()
    mailing.close()
    mailing.begin({ email: "nueva@example.com" })
    expect(mailing.typed.value.email).toBe("nueva@example.com")
    mailing.type({ email: "otra@example.com" })
    mailing.close()
    mailing.begin(aSearch)
    expect(mailing.typed.value.email).toBe("otra@example.com")
  })

  test("closing the dialog cancels the wait", () => {
    const mailing = aVisit({ delay: "forever" })
    mailing.send(plans, aSearch)
    expect(mailing.state.value.is).toBe("loading")
    mailing.close()
    expect([mailing.open.value, mailing.state.value.is]).toEqual([false, "idle"])
  })
})
