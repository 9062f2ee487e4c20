import { describe, expect, test, vi } from "vitest"
import { atStep2 } from "../../../contracts/fixtures/atStep2"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { takePlan } from "../quote/choosing"
import { quotingOf } from "../quote/quoting"

describe("travellers of other ages than the quoted ones (PA-13)", () => {
  const birth = (age: number) => `01/01/${2026 - age}`
  const swapped = async () => {
    const visit = await atStep2({ plans: [goldPlan] })
    const { main, others } = visit.passengers
    const end = visit.passengers.begin()
    const person = { name: "Tomás", surname: "Suárez", document: "56120934", birth: birth(8), phone: "1122223333" }
    main.type({ ...person, address: "Av. Rivadavia 4820" })
    others[0]?.type({ name: "Ana", surname: "Martínez", document: "28456712", birth: birth(34), phone: "1144445555" })
    return { ...visit, end, main, other: others[0] ?? expect.fail() }
  }

  test("in another order are swapped: all forms stay, and nothing is quoted", async () => {
    const { end, main, other, passengers, paths, purchase, search } = await swapped()
    expect(passengers.told.value.remedy).toEqual({ is: "swap", order: [1, 0] })
    passengers.mend()
    expect(main.typed.value).toMatchObject({
      name: "Ana",
      birth: birth(34),
      phone: "1144445555",
      address: "Av. Rivadavia 4820"
    })
    expect(other.typed.value).toMatchObject({
      name: "Tomás",
      document: "56120934",
      birth: birth(8),
      phone: "1122223333"
    })
    expect([paths, search.draft?.ages]).toEqual([[], ["34", "8"]])
    expect([main.holds(), other.holds()]).toEqual([true, true])
    end()
    await vi.waitFor(() => expect(purchase.passengers?.others[0]?.name).toBe("Tomás"))
  })

  test("are quoted once for all ages, and the plan for them keeps every form", async () => {
    const { end, journey, main, passengers, paths, purchase, search } = await swapped()
    main.type({ birth: birth(9) })
    passengers.mend()
    await vi.waitFor(() => expect(paths).toEqual(["/cotizar"]))
    expect(search.draft?.ages).toEqual(["9", "34"])
    end()
    quotingOf(journey).send({ is: "entered", on: "results", link: false })
    await vi.waitFor(() => expect(quotingOf(journey).quote.value.is).toBe("offered"))
    await takePlan(journey, String(goldPlan.id))
    expect(purchase.passengers).toMatchObject({ main: { name: "Tomás" }, others: [{ name: "Ana" }] })
  })
})
