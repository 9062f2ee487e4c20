import { randomUUID } from "node:crypto"
import { readExternalQuote } from "../../src/adapters/http/ExternalQuoteApiHttp"
import { readQuoteAnswer } from "../../src/adapters/http/QuoteApiHttp"
import { readExact } from "../../src/adapters/json/exactJson"
import { cartOf } from "../../src/core/cart/cart"
import { hasMoved, withCoupon } from "../../src/core/cart/coupon"
import { shownId } from "../../src/core/quote/id"
import type { Plan } from "../../src/core/quote/plan"
import { aChannel } from "../fixtures/channel"
import { parsed } from "../rules/body"
import { wrongInstalments } from "../verifier/instalments"
import { type Checked, example, type Finding } from "./asked"

/** In any currency: the portal asks for one, and a pact holds it to that. */
export const plansIn = (text: string): ReadonlyArray<Plan> => {
  const rows = readExact(text)
  const read = readQuoteAnswer(rows, Object(Object(rows)[0]).Currency ?? "")
  return read.is === "plans" ? read.plans : []
}

/** What each plan costs, by its id. */
export const pricesIn = (text: string): ReadonlyMap<string, number> =>
  new Map(plansIn(text).map(({ amount, id }) => [shownId(id), amount / 100]))

/** The portal takes nothing off a plan that reads otherwise with the coupon, or names another price before (CU-02). */
const notTakenOff = (code: string, full: ReadonlyArray<Plan>, less: ReadonlyArray<Plan>): ReadonlyArray<string> =>
  less.flatMap((plan) => {
    const same = full.find(({ id }) => String(id) === String(plan.id))
    if (same === undefined || plan.amount >= same.amount) return []
    const cart = cartOf(same)
    if (!hasMoved(cart, plan) && withCoupon(cart, code, plan) !== undefined) return []
    return [
      `with the coupon plan ${shownId(plan.id)} has other words, or an AmountWithoutPromotion that is no price of it: the portal takes nothing off`
    ]
  })

/** A coupon lowers every price, and its instalments with it. A coupon that the provider never issued changes none, or is refused. */
export const couponLowers = async (checked: Checked): Promise<Finding> => {
  const coupon = "VIAJE10"
  const send = await example(checked, "POST /public_api/sales/quote", "plans are on sale", { coupon })
  const quoted = (code: string | null) =>
    send({}, (content) => ({ ...content, quote: { ...Object(Reflect.get(content, "quote")), PromotionalCode: code } }))
  const [full, less, unknown] = [await quoted(null), await quoted(coupon), await quoted(`NADIE-${randomUUID()}`)]
  if (full.status !== 200 || less.status !== 200)
    return { faults: [`the quotes got ${full.status} without and ${less.status} with the coupon`] }
  const [before, after] = [pricesIn(full.text), pricesIn(less.text)]
  const told = (id: string, price: number) => `plan ${id} costs ${price}, and ${before.get(id)} without it`
  const raised = [...after].filter(([id, price]) => !(price < (before.get(id) ?? 0)))
  const changed =
    unknown.status === 200 ? [...pricesIn(unknown.text)].filter(([id, price]) => price !== before.get(id)) : []
  const isRefused = unknown.status >= 400 && unknown.status < 500
  return {
    faults: [
      ...raised.map(([id, price]) => `with the coupon ${told(id, price)}`),
      ...notTakenOff(coupon, plansIn(full.text), plansIn(less.text)),
      ...[full, less].flatMap(({ text }) => wrongInstalments(plansIn(text))),
      ...changed.map(([id, price]) => `with an unknown coupon ${told(id, price)}`),
      ...(unknown.status === 200 || isRefused ? [] : [`an unknown coupon got ${unknown.status}, not 200 or a 4xx`])
    ]
  }
}

const dayInChile = (instant: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Santiago" }).format(instant)

/** The earliest day that is today where the portal sells. */
export const todayInChile = () => dayInChile(new Date())

/** The day that an expiry tells: an instant's in Chile, and the written one of a time without a zone (EX-04). */
const dayOfExpiry = (text: string): string => {
  const [written = "no day"] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  const instant = new Date(text)
  const isInstant = /\d(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) && !Number.isNaN(instant.getTime())
  return isInstant ? dayInChile(instant) : written
}

/** The portal quotes a partner's trip again, and sells the plan that the partner chose. */
const notOnSale = async (checked: Checked, linked: string): Promise<ReadonlyArray<string>> => {
  const told = readExternalQuote(parsed(linked), aChannel)
  if (told === undefined) return []
  const { ages: Age, code, end, start } = told.request
  const trip = { TripInitialDate: start, TripEndDate: end, Age, DestinationCountryIsoCode: code }
  const send = await example(checked, "POST /public_api/sales/quote", "plans are on sale")
  const { status, text } = await send({}, (content) => ({
    ...content,
    quote: { ...Object(Reflect.get(content, "quote")), ...trip }
  }))
  const isSold = status === 200 && plansIn(text).some(({ id }) => shownId(id) === told.plan)
  return isSold
    ? []
    : [`the plan ${told.plan} of a link is not on sale for its trip: a quote under ${code} got ${status}`]
}

/** A partner's link that is valid ends today or later, and its plan is on sale; one that has expired ended on its day. */
export const linkExpires = async (checked: Checked): Promise<Finding> => {
  const today = todayInChile()
  const past = "2025-01-31"
  const faults: Array<string> = []
  for (const until of ["", past]) {
    const send = await example(checked, "GET /public_api/sales/external/getquote", "a partner arranged a trip", {
      until
    })
    const { text } = await send()
    const day = dayOfExpiry(/"expiresDateTime":\s*"([^"]+)/.exec(text)?.[1] ?? "")
    if (until === "" && !(day >= today && day !== "no day")) faults.push(`a valid link ends on ${day}, before today`)
    if (until === "") faults.push(...(await notOnSale(checked, text)))
    if (until === past && day !== past) faults.push(`a link that expired on ${past} ends on ${day}`)
  }
  return { faults }
}
