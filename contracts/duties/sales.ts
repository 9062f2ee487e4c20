import { randomUUID } from "node:crypto"
import { type Provider, providers } from "../agreed"
import { aSale, type Checked, example, type Finding, newTravellers, orderIn, type Send, stateless } from "./asked"
import {
  born,
  byAnotherCard,
  byAnotherProducer,
  called,
  departsLater,
  mailed,
  moved,
  past,
  renamed,
  returnsEarlier,
  reversed,
  tellsWho,
  without
} from "./otherwise"

/** Sales at once under one key. */
export const tries = 200

/** The header of a purchase of its own. */
export const aKey = () => ({ "Idempotency-Key": randomUUID() })

/** Where a plan is sold: with a login the state names who has it. */
const sales: Readonly<Record<Provider, string>> = {
  "public-api": "POST /public_api/sales/enroll",
  "portal-host": "POST /api/sales/enroll"
}

/** Plays a duty on the sale of each provider under check: a login changes no rule of it. */
const ofEachSale =
  (play: (send: Send, of: Provider) => Promise<ReadonlyArray<string>>) =>
  async (checked: Checked): Promise<Finding> => {
    const faults: Array<string> = []
    for (const of of checked.providers) {
      const found = await play(await example(checked, sales[of], "a plan can be bought"), of)
      faults.push(...found.map((fault) => `${sales[of]}: ${fault}`))
    }
    return { faults }
  }

/** A key has one order, however often it is sent, and buys no other trip. */
export const oneOrder = ofEachSale(async (send) => {
  const [key, travellers] = [aKey(), newTravellers()]
  const answers = await Promise.all(Array.from({ length: tries }, () => send(key, travellers)))
  // A provider that does not let a repeat wait says that the first one is under way.
  const refused = answers.filter(({ status, text }) => status !== 200 && !(status === 409 && !orderIn(text)))
  const last = await send(key, travellers)
  const orders = new Set([...answers, last].map(({ text }) => orderIn(text)).filter((order) => order !== undefined))
  const faults = [
    ...(refused.length > 0 ? [`${refused.length} of ${tries} got ${refused[0]?.status}, not the order`] : []),
    ...(last.status === 200 ? [] : [`the key got ${last.status} afterwards, not the order`]),
    ...(orders.size > 1 ? [`${tries} tries with one key made ${orders.size} orders`] : [])
  ]
  const others = {
    "another traveller": renamed,
    "another e-mail": mailed,
    "another address": moved,
    "another phone": called,
    "another birthday": born,
    "another departure": departsLater,
    "another return": returnsEarlier
  }
  for (const [what, other] of Object.entries(others)) {
    const { status } = await send(key, (content) => other(travellers(content)))
    if (status !== 422) faults.push(`${what} under the same key got ${status}, not 422`)
  }
  for (const [what, other] of Object.entries({ card: byAnotherCard, producer: byAnotherProducer })) {
    const { status, text } = await send(key, (content) => other(travellers(content)))
    const order = orderIn(text)
    if (status !== 200 || order !== orderIn(last.text))
      faults.push(
        `another ${what} under the same key got ${status} and ${order ?? "no order"}, not ${orderIn(last.text)}`
      )
  }
  return faults
})

/** A trip has one order within a day, and another trip has another one. */
export const oneTrip = ofEachSale(async (send, of) => {
  const travellers = newTravellers()
  const sold = {}
  const first = await send(aKey(), (sale) => Object.assign(sold, travellers(sale)))
  const order = orderIn(first.text)
  const faults = first.status === 200 ? [] : [`a trip got ${first.status}, not an order`]
  const again = {
    "under another key": travellers,
    // With a login the portal always sends one.
    ...(of === "public-api" && { "without a key": travellers }),
    "in another order": (sale: object) => reversed(travellers(sale)),
    "written otherwise": (sale: object) => renamed(travellers(sale)),
    "under another e-mail": (sale: object) => mailed(travellers(sale)),
    "from another address": (sale: object) => moved(travellers(sale)),
    "with another birthday": (sale: object) => born(travellers(sale)),
    "with another phone": (sale: object) => called(travellers(sale)),
    "with another card": (sale: object) => byAnotherCard(travellers(sale)),
    "by another producer": (sale: object) => byAnotherProducer(travellers(sale))
  }
  for (const [how, body] of Object.entries(again)) {
    const { status, text } = await send(how === "without a key" ? {} : aKey(), body)
    if (status !== 409 || orderIn(text) !== order)
      faults.push(`the same trip ${how} got ${status} and ${orderIn(text) ?? "no order"}, not 409 and ${order}`)
    if (status === 409 && tellsWho(text, sold))
      faults.push("the 409 tells an e-mail, a name or an address, and the caller need not be the buyer")
  }
  const other = await send(aKey(), (sale) => ({ ...travellers(sale), ATSPProductId: 987_654_321 }))
  if (order !== undefined && orderIn(other.text) === order)
    faults.push(`another plan for the same trip got ${other.status} and ${order}, the order of the first`)
  const others = {
    "other documents": newTravellers(),
    "another companion": (sale: object) => without(-1, travellers(sale)),
    "another first person": (sale: object) => without(0, travellers(sale)),
    "another departure": (sale: object) => departsLater(travellers(sale)),
    "another return": (sale: object) => returnsEarlier(travellers(sale))
  }
  for (const [what, body] of Object.entries(others)) {
    const { status, text } = await send(aKey(), body)
    const another = orderIn(text)
    if (status !== 200 || another === order)
      faults.push(`${what} got ${status} and ${another ?? "no order"}, not another order`)
  }
  return faults
})

/** A trip is the same with a login and without one: what one sale sold, the other does not sell again. */
export const oneTripOfBoth = async (checked: Checked): Promise<Finding> => {
  if (checked.providers.length < providers.length) return { lacks: "one --url for both providers, without --provider" }
  const own = await example(checked, sales["portal-host"], "a plan can be bought")
  const open = stateless(checked, sales["public-api"], "a plan can be bought")
  const [sold, faults]: [object, Array<string>] = [{}, []]
  for (const [how, first, second] of [
    ["with", own, open],
    ["without", open, own]
  ] as const) {
    const travellers = newTravellers()
    const body = (sale: object) => Object.assign(sold, travellers(how === "with" ? sale : sold))
    const order = orderIn((await first(aKey(), body)).text) ?? "no order"
    const { status, text } = await second(aKey(), () => sold)
    const other = orderIn(text) ?? "no order"
    if (status !== 409 || other !== order)
      faults.push(`a trip bought ${how} a login got ${status} and ${other} of the other sale, not 409 and ${order}`)
  }
  return { faults }
}

/** A 4xx that is no order, or the other form of a declined card (assumption 13). */
export const isRefused = ({ status, text }: Awaited<ReturnType<Send>>) =>
  (status >= 400 && status < 500 && status !== 409) || (status === 200 && text.trim() === "null")

/** What is not on sale, a coupon that counts no more, and a rate that no quote told, is refused without an order. */
export const onSale = ofEachSale(async (send) => {
  const faults: Array<string> = []
  const wrong: Readonly<Record<string, (sale: object) => object>> = {
    "with an unknown ATSPProductId": () => ({ ATSPProductId: 987_654_321 }),
    "with an unknown IdPaymentPlan": () => ({ IdPaymentPlan: 987_654_321 }),
    "with an unknown PromotionalCode": () => ({ PromotionalCode: "NADIE-987654321" }),
    "with another USDValue than the Rate": (sale) => ({ USDValue: Object(sale).USDValue * 2 }),
    "of a trip that began three days ago": past
  }
  for (const [how, fieldsOf] of Object.entries(wrong)) {
    const travellers = newTravellers()
    const answer = await send(aKey(), (sale) => ({ ...travellers(sale), ...fieldsOf(sale) }))
    if (!isRefused(answer)) faults.push(`a sale ${how} got ${answer.status}, not a 4xx`)
  }
  return faults
})

/** A buyer whose sale was refused buys the trip with the next try, under its key or another one. */
export const refusedIsFree = ofEachSale(async (send) => {
  const refusals = {
    "an unknown instalment": { IdPaymentPlan: 987_654_321 },
    "a declined card": byAnotherCard({})
  }
  const faults: Array<string> = []
  for (const [what, wrong] of Object.entries(refusals))
    for (const under of ["the same", "another"]) {
      const [key, travellers] = [aKey(), newTravellers()]
      const first = await send(key, (sale) => ({ ...travellers(sale), ...wrong }))
      if (!isRefused(first)) faults.push(`${what} got ${first.status}, not a refusal`)
      const next = await send(under === "the same" ? key : aKey(), travellers)
      if (next.status !== 200 || orderIn(next.text) === undefined)
        faults.push(`after ${what} the right sale under ${under} key got ${next.status}, not an order`)
    }
  return faults
})

/** Two devices pay the same trip at the same moment: one buys it, the other hears of that order, or waits. */
export const twoDevices = ofEachSale(async (send) => {
  const travellers = newTravellers()
  const keys = [aKey(), aKey()] as const
  const answers = await Promise.all(keys.map((key) => send(key, travellers)))
  const orders = new Set(answers.flatMap(({ text }) => orderIn(text) ?? []))
  const sold = answers.filter(({ status }) => status === 200)
  const strange = answers.filter(({ status }) => status !== 200 && status !== 409)
  const later = await Promise.all(keys.map((key) => send(key, travellers)))
  const ended = new Set([...orders, ...later.flatMap(({ text }) => orderIn(text) ?? [])])
  return [
    ...(sold.length === 1 ? [] : [`${sold.length} of two devices bought the trip, not one`]),
    ...strange.map(({ status }) => `a device got ${status}, not 200 or 409`),
    ...(ended.size > 1 ? [`two devices made ${ended.size} orders`] : [])
  ]
})

const hours = 3600

/** 47 h after a sale its key still finds the order. */
export const keyKept = async ({ clock, ...checked }: Checked): Promise<Finding> => {
  if (clock === undefined) return { lacks: "--clock" }
  const putAhead = async (ahead: number) => {
    const headers = { "content-type": "application/json", ...checked.headers }
    const answer = await fetch(clock, { method: "POST", headers, body: JSON.stringify({ ahead }) })
    if (!answer.ok) throw new Error(`${clock} answered ${answer.status}: the clock stands still`)
  }
  const send = await aSale({ ...checked, clock })
  const [key, travellers] = [aKey(), newTravellers()]
  const first = orderIn((await send(key, travellers)).text)
  await putAhead(47 * hours)
  const { status, text } = await send(key, travellers).finally(() => putAhead(0))
  const again = orderIn(text)
  if (status === 200 && first !== undefined && again === first) return { faults: [] }
  return { faults: [`after 47 h the key got ${status} and ${again ?? "no order"}, not ${first}`] }
}
