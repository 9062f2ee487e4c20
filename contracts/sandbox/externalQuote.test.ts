import { expect, test } from "vitest"
import { channels } from "./channels"
import { aSale, postSale } from "./selling"
import { startedSandbox } from "./started"
import { aQuote, plansOf, postQuote, send } from "./testing"

// Late on a leap day, the hardest day for ages.
const now = new Date("2028-02-29T23:30:00Z")

const sandbox = startedSandbox({ now: () => now })

type Arranged = {
  readonly productId: number
  readonly quote: { readonly TripInitialDate: string; readonly TripEndDate: string; readonly Age: readonly number[] }
  readonly passengers: readonly Readonly<Record<string, unknown>>[]
}
type Wire = { readonly data: { readonly jsonObj: unknown; readonly expiresDateTime: string } }

const path = "/public_api/sales/external/getquote"

const get = async (query: string, channel = "B2C") => {
  const { status, text } = await send(sandbox, path + query, { headers: { idchannel: channel } })
  return { status, text, body: JSON.parse(text) as Wire }
}

const arrangedIn = async (id: string, channel: string): Promise<Arranged> => {
  const { jsonObj } = (await get(`?id=${id}`, channel)).body.data
  return (typeof jsonObj === "string" ? JSON.parse(jsonObj) : jsonObj) as Arranged
}

const ageOf = (birth: unknown, today: string) =>
  Number(today.slice(0, 4)) - Number(String(birth).slice(0, 4)) - (today.slice(5) < String(birth).slice(5) ? 1 : 0)

test.each([...channels.keys()])("a partner's quote on %s can be quoted again and sold unchanged", async (channel) => {
  const { passengers, productId, quote } = await arrangedIn("vigente", channel)
  const plans = plansOf(await postQuote(sandbox, aQuote(quote), channel))
  const plan = plans.find(({ Id }) => Id === productId)
  expect(plan?.Favorite).toBe(1)
  for (const today of ["2028-02-28", "2028-02-29", "2028-03-01"])
    expect(passengers.map(({ DateOfBirth }) => ageOf(DateOfBirth, today))).toEqual(quote.Age)
  const sale = aSale({
    USDValue: plan?.Rate,
    DepartureDate: quote.TripInitialDate,
    ReturnDate: quote.TripEndDate,
    IdPaymentPlan: plan?.Installment[0]?.Id,
    ATSPProductId: productId,
    ProductorCode: "BOTB2C",
    Passengers: passengers,
    ...(channel === "B2CCHILE" ? { CVC: "987", expMonth: "07", expYear: "2039" } : {})
  })
  const { status, text } = await postSale(sandbox, sale, { channel })
  expect([status, text]).toEqual([200, expect.stringContaining("idSalesOrder")])
})

test("`sin-producto` is an object and not a text, and differs only in its product, which is not on sale", async () => {
  const arranged = (await get("?id=sin-producto")).body.data.jsonObj as Arranged
  expect(arranged).toEqual({ ...(await arrangedIn("vigente", "B2C")), productId: 999_999 })
  const plans = plansOf(await postQuote(sandbox, aQuote(arranged.quote)))
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.map(({ Id }) => Id)).not.toContain(arranged.productId)
})

test.each([
  ["", 400],
  ["?id=", 400],
  ["?id=nadie", 404],
  ["?id=VIGENTE", 404],
  ["?id=%00", 404],
  ["?id=..%2F..%2Fetc%2Fpasswd", 404],
  ["?id=%3Cscript%3Ealert(1)%3C%2Fscript%3E", 404],
  ["?id=__proto__", 404]
])("no quote under %.40s, and the answer repeats nothing of it: %i", async (query, status) => {
  const answer = await get(query)
  expect(answer.status).toBe(status)
  expect(answer.text.length).toBeLessThan(150)
  expect(answer.text).not.toMatch(/script|passwd|xxx|proto/)
})
