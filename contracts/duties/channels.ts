import { aDay, utcDay } from "../../src/core/trip/calendar"
import type { ChannelRow } from "../channels"
import { readFaults } from "../verifier/readings"
import { type Checked, exampleOf, type Finding, played, type Send, StateRefused } from "./asked"
import { pricesIn, todayInChile } from "./prices"

const call = "POST /public_api/sales/quote"

/** What a quote asks for; without `days` and `from` it is the trip of the state. */
interface Wanted {
  readonly ages: ReadonlyArray<number>
  readonly days?: number
  readonly from?: string
  readonly annual?: boolean | null
}

/** Has plans on sale in a channel under a duration code, and returns what quotes them. */
export const quotesOf = async (
  checked: Checked,
  { currency, idChannel }: ChannelRow,
  { code, coupon = "" }: { readonly code: string; readonly coupon?: string }
): Promise<(wanted: Wanted) => ReturnType<Send>> => {
  const send = await played(checked, exampleOf(call, "plans are on sale"), { channel: idChannel, code, coupon })
  return ({ ages, annual = null, days, from }) =>
    send({ IdChannel: idChannel }, (content) => {
      const quote = Object(Reflect.get(content, "quote"))
      const start = from ?? quote.TripInitialDate
      const end = days === undefined ? quote.TripEndDate : utcDay(Date.parse(start) + days * aDay)
      const codes = {
        DestinationCountryIsoCode: code,
        AmountCurrencyISOCode: currency,
        PromotionalCode: coupon || null
      }
      return {
        ...content,
        quote: { ...quote, ...codes, TripInitialDate: start, TripEndDate: end, Age: ages, Annual: annual }
      }
    })
}

type Answer = Awaited<ReturnType<Send>>

/** Why a buyer finds nothing to buy in a quote, or not all of it. */
const faultsIn = ({ status, text }: Answer, { currency }: ChannelRow): ReadonlyArray<string> => {
  if (status !== 200) return [`got ${status}, not plans`]
  if (text.trim() === "[]") return ["got no plan"]
  const sent = JSON.stringify({ quote: { AmountCurrencyISOCode: currency } })
  return readFaults({ call, sent, params: {}, status, headers: {}, body: text, waited: 0 })
}

/** Whether each plan that both quotes have costs no more in the second one. */
const costsNoMore = (few: Answer, many: Answer): boolean => {
  const before = pricesIn(few.text)
  const both = [...pricesIn(many.text)].filter(([id]) => before.has(id))
  return both.length > 0 && both.every(([id, price]) => price <= (before.get(id) ?? 0))
}

const adult = [34]
const group = [34, 34, 34, 34]
/** The portal sends the ages as the visitor told them, and the price is the group's. */
const mixed = [34, 71]

/** The price of a plan that costs these travellers otherwise, once they stand in another order. */
const turnedOver = (one: Answer, other: Answer): ReadonlyArray<string> => {
  const before = pricesIn(one.text)
  return [...pricesIn(other.text)].filter(([id, price]) => before.has(id) && before.get(id) !== price).map(([id]) => id)
}

/** Whether nothing that was quoted has a price, be it refused or on sale no more. */
const sellsNothing = ({ status, text }: Answer) => status >= 400 || (status === 200 && pricesIn(text).size === 0)

/** What the state promises: travellers of 0 to 85 years. */
const youngAndOld = [[0], [71], [85]]

type Told = { readonly faults: Array<string>; readonly warnings: Array<string> }

/** Quotes each band of a channel by its first and its last day, and the first band from today and for other people too. */
const askChannel = async (checked: Checked, row: ChannelRow, { faults, warnings }: Told): Promise<void> => {
  for (const [nth, { annual, bands }] of row.durations.entries()) {
    let shortest: Answer | undefined
    for (const [place, { code, upToDays }] of bands.entries()) {
      const days = (bands[place - 1]?.upToDays ?? 0) + 1
      const quote = await quotesOf(checked, row, { code })
      const named = (length: number) => `${row.idChannel} ${code}, ${length} ${length === 1 ? "day" : "days"}`
      const about = named(days)
      const asked = async (ages: ReadonlyArray<number>, more: Partial<Wanted> = {}) => {
        const answer = await quote({ ages, days, annual, ...more })
        const trip = `${named(more.days ?? days)}${more.from ? " from today" : ""} for ${ages.join(", ")} years`
        faults.push(...faultsIn(answer, row).map((fault) => `${trip}: ${fault}`))
        return answer
      }
      const one = await asked(adult)
      // A last band may have no end.
      if (upToDays !== null && Number.isFinite(upToDays)) await asked(adult, { days: upToDays })
      if (nth === 0 && place === 0) {
        await asked(adult, { from: todayInChile() })
        for (const ages of youngAndOld) await asked(ages)
        const turned = turnedOver(await asked(mixed), await asked(mixed.toReversed()))
        for (const id of turned.slice(0, 1))
          faults.push(
            `${about}: plan ${id} costs another price for travellers of 71, 34 than for those of 34, 71 years`
          )
        if (!sellsNothing(await quote({ ages: adult, days, annual, from: utcDay(Date.now() - 3 * aDay) })))
          faults.push(`${about}: a trip that began three days ago was quoted`)
        if (costsNoMore(one, await asked(group)))
          faults.push(`${about}: four adults cost in each plan what one costs, or less: Amount is the price of all`)
      }
      if (nth === 0 && place === 0 && row.currency === "CLP")
        for (const [id, price] of [...pricesIn(one.text)].filter(([, price]) => !Number.isInteger(price)).slice(0, 1))
          warnings.push(`${about}: plan ${id} costs ${price}, and CLP has no cents`)
      if (place === bands.length - 1 && shortest && costsNoMore(shortest, one))
        warnings.push(`${about}: each plan costs what a day costs, or less: is Amount the price of the whole trip?`)
      shortest ??= one
    }
  }
}

/** Each channel that the provider knows has plans in its currency, under each code, for all ages. */
export const channelsSell = async (checked: Checked): Promise<Finding> => {
  const told: Told = { faults: [], warnings: [] }
  for (const row of checked.channels)
    try {
      await askChannel(checked, row, told)
    } catch (cause) {
      if (!(cause instanceof StateRefused)) throw cause
      told.warnings.push(`${row.idChannel} is not asked further: ${cause.message}`)
    }
  return told.warnings.length > 0 ? told : { faults: told.faults }
}
