import { writeJson } from "../../src/adapters/json/writeJson"
import { shownId } from "../../src/core/quote/id"
import type { Plan } from "../../src/core/quote/plan"
import { ageOn, utcDay } from "../../src/core/trip/calendar"
import { agreed } from "../agreed"
import type { Interaction } from "../rules/pactFile"
import { type Checked, type Finding, newTravellers, orderIn, played, StateRefused } from "./asked"
import { quotesOf } from "./channels"
import { plansIn } from "./prices"
import { aKey, isRefused } from "./sales"

const stateOf = ({ providerStates: [state] = [] }: Interaction) => state?.params ?? {}

const coupon = "VIAJE10"

/** The sale of a logged-in buyer with a coupon, which no pact holds. */
const withCoupon = (sale: Interaction): Interaction => {
  const [state] = sale.providerStates ?? []
  const { body } = sale.request
  return {
    ...sale,
    providerStates: state ? [{ ...state, params: { ...state.params, coupon } }] : [],
    request: {
      ...sale.request,
      ...(body && { body: { ...body, content: { ...Object(body.content), PromotionalCode: coupon } } })
    }
  }
}

/** The sales of the pacts that are sold, one for each provider, channel and coupon. */
const soldIn = ({ providers }: Checked): ReadonlyArray<Interaction> =>
  providers.flatMap((of) => {
    const sold = agreed(of).interactions.filter(
      ({ providerStates, response }) => response.status === 200 && providerStates?.[0]?.name === "a plan can be bought"
    )
    const all = of === "portal-host" ? sold.flatMap((sale) => [sale, withCoupon(sale)]) : sold
    return [...new Map(all.map((sale) => [`${stateOf(sale).channel} ${stateOf(sale).coupon}`, sale])).values()]
  })

/** The test card of the pacts is a Visa. */
const byVisa = ({ instalments }: Plan) => {
  const ways = instalments.filter(({ paymentMethod }) => Number(paymentMethod) === 0)
  return [...new Set([...ways.slice(0, 1), ...ways.slice(-1)])]
}

/** The plans that a buyer with this coupon sees before this sale: of its channel and people. */
export const quotedFor = async (checked: Checked, sale: Interaction, coupon: unknown): Promise<ReadonlyArray<Plan>> => {
  const { channel } = stateOf(sale)
  const row = checked.channels.find(({ idChannel }) => idChannel === channel)
  const code = row?.durations.find(({ destination }) => destination === undefined)?.bands[0]?.code
  if (row === undefined || code === undefined) throw new Error(`${channel} has no duration code`)
  const { Passengers = [] } = Object(sale.request.body?.content)
  const births: ReadonlyArray<{ readonly DateOfBirth: string }> = Passengers
  const ages = births.map(({ DateOfBirth }) => ageOn(DateOfBirth, utcDay(Date.now())))
  const { status, text } = await (await quotesOf(checked, row, { code, coupon: String(coupon) }))({ ages })
  return status === 200 ? plansIn(text) : []
}

const idOf = (id: Plan["id"]) => (typeof id === "number" ? id : shownId(id))

/** A plan, and a way to pay it. */
interface Offer {
  readonly plan: Plan
  readonly way: Plan["instalments"][number]
}

/** An offer, and the instalment that a buyer sends in its place. */
interface OtherWay extends Offer {
  readonly other: Offer["way"]
}

/** An instalment that another plan has, and the last one has not. */
const mixedUp = (offered: ReadonlyArray<Offer>): ReadonlyArray<OtherWay> =>
  offered.slice(-1).flatMap((last) => {
    const own = last.plan.instalments.map(({ id }) => shownId(id))
    const strange = offered.find(({ way }) => !own.includes(shownId(way.id)))
    return strange === undefined ? [] : [{ ...last, other: strange.way }]
  })

/** A plan by its first instalment, and its last one. */
const paidOtherwise = (offered: ReadonlyArray<Offer>): ReadonlyArray<OtherWay> =>
  offered
    .flatMap((one) =>
      offered.filter(({ plan, way }) => plan === one.plan && way !== one.way).map(({ way }) => ({ ...one, other: way }))
    )
    .slice(0, 1)

const fieldsOf = ({ plan, way }: Offer) => ({
  USDValue: plan.rate,
  ATSPProductId: plan.id,
  IdPaymentPlan: way.id
})

/** The same plan for a buyer who leaves the coupon out. */
const fullPrice = async (checked: Checked, sale: Interaction, { id }: Plan): Promise<ReadonlyArray<object>> => {
  if (!stateOf(sale).coupon) return []
  const plan = (await quotedFor(checked, sale, "")).find((one) => shownId(one.id) === shownId(id))
  return plan
    ? byVisa(plan)
        .slice(0, 1)
        .map((way) => ({ ...fieldsOf({ plan, way }), PromotionalCode: null }))
    : []
}

const salesOf = async (checked: Checked, sale: Interaction): Promise<ReadonlyArray<string>> => {
  const { channel, coupon } = stateOf(sale)
  const about = `${sale.request.path} of ${channel}${coupon ? ` with ${coupon}` : ""}`
  const offered = (await quotedFor(checked, sale, coupon)).flatMap((plan) => byVisa(plan).map((way) => ({ plan, way })))
  const faults = offered.length > 0 ? [] : [`${about}: no plan is quoted that a Visa can pay (IdPaymentMethod 0)`]
  const buy = async ({ plan, way }: Offer, by: Offer["way"]) => {
    const send = await played(checked, sale, { plan: idOf(plan.id), instalment: idOf(way.id) })
    const [key, travellers] = [aKey(), newTravellers()]
    const pay = (chosen: object, under = key) =>
      send(under, (content) => writeJson({ ...travellers(content), ...chosen }))
    const answer = await pay(fieldsOf({ plan, way: by }))
    return { ...answer, key, pay, told: `${about}: plan ${shownId(plan.id)} by instalment ${shownId(by.id)}` }
  }
  for (const offer of offered) {
    const { status, text, told } = await buy(offer, offer.way)
    if (status !== 200 || orderIn(text) === undefined) faults.push(`${told}, as quoted, got ${status}`)
  }
  for (const offer of mixedUp(offered)) {
    const { told, ...answer } = await buy(offer, offer.other)
    if (!isRefused(answer)) faults.push(`${told}, which is another plan's, got ${answer.status}, not a 4xx`)
  }
  for (const { other, ...offer } of paidOtherwise(offered)) {
    const full = await fullPrice(checked, sale, offer.plan)
    const { key, pay, text, told } = await buy(offer, offer.way)
    const ways = [
      [`by ${shownId(other.id)}`, fieldsOf({ ...offer, way: other })] as const,
      ...full.map((fields) => ["without its coupon", fields] as const)
    ]
    for (const [how, fields] of ways)
      for (const [under, wanted, own] of [
        ["the same key", 200, key],
        ["another key", 409, aKey()]
      ] as const) {
        const again = await pay(fields, own)
        const got = `${again.status} and ${orderIn(again.text) ?? "no order"}`
        const due = `${wanted} and ${orderIn(text)}`
        if (got !== due) faults.push(`${told}, again ${how} under ${under}, got ${got}, not ${due}`)
      }
  }
  return faults
}

/**
 * What a buyer sees in a quote can be bought: each plan, by its first and its last instalment of a Visa, and by no
 * other plan's. Who sends the same purchase again by another instalment, or without its coupon, gets its order.
 */
export const quotedIsSold = async (checked: Checked): Promise<Finding> => {
  const faults: Array<string> = []
  for (const sale of soldIn(checked))
    try {
      faults.push(...(await salesOf(checked, sale)))
    } catch (cause) {
      if (!(cause instanceof StateRefused)) throw cause
      faults.push(cause.message)
    }
  return { faults }
}
