import { describe, expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { threePlans } from "../../../contracts/fixtures/plans"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"
import { quotingOf } from "./quoting"
import { makeStarting } from "./starting"

const half: SearchDraft = { ...emptyDraft, destination: "EUROPA", phone: "1155550143", subscribed: false }
const asOpened: SearchDraft = { ...emptyDraft, subscribed: true }

/** A visit to the home with what this tab keeps. */
const aVisit = (started?: SearchDraft) => {
  const { journey } = aJourney({ plans: threePlans, ...(started && { started }) })
  const quoting = quotingOf(journey)
  const starting = makeStarting(journey, quoting)
  const kept = async () => (await journey.startedSearch()).read()
  return { journey, kept, quoting, starting }
}

describe("the bar of the home", () => {
  test("is kept as it stands, and no longer once it is empty again", async () => {
    const { kept, starting } = aVisit()
    starting.noteBar(half)
    expect(await kept()).toBeUndefined()
    await starting.takeUp()
    await vi.waitFor(async () => expect(await kept()).toEqual(half))
    starting.noteBar(asOpened)
    await vi.waitFor(async () => expect(await kept()).toBeUndefined())
  })

  test("is filled again after a reload, its box too; what the visitor typed since stays", async () => {
    const { quoting, starting } = aVisit(half)
    starting.noteBar({ ...asOpened, email: "ana@example.com" })
    await starting.takeUp()
    expect(quoting.draft.value).toEqual({ ...half, email: "ana@example.com" })
    expect(quoting.fills.value).toBe(1)
  })

  test("is kept again once the visitor changes what was sent", async () => {
    const { kept, quoting, starting } = aVisit()
    quoting.draft.value = half
    quoting.restored.value = true
    starting.noteBar(half)
    await starting.takeUp()
    expect(await kept()).toBeUndefined()
    starting.noteBar({ ...half, destination: "CARIBE" })
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ destination: "CARIBE" }))
  })

  test("opens without storage", async () => {
    const { journey, quoting } = aVisit()
    const lost = makeStarting({ ...journey, startedSearch: () => Promise.reject(new Error("lost")) }, quoting)
    await lost.takeUp()
    lost.noteBar(half)
    lost.sent()
    expect(quoting.fills.value).toBe(0)
  })
})
