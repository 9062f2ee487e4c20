import type { external } from "../../copy/external"
import type { Standing } from "../../core/external/takeExternalQuote"
import { readName } from "../../core/person/name"
import { readEmail } from "../../core/person/reach"
import { showDay } from "../../core/trip/calendar"

/** A purchase by plan, trip, who travels and where its voucher goes; what is unknown is left out. */
export const presentStanding = (
  { passengers: { main, others }, plan, trip }: Standing,
  title: string,
  words: (typeof external)["rivals"]
) => {
  const names = [main, ...others].map(({ name, surname }) => readName(`${name} ${surname}`))
  const rows = [
    { label: words.plan, value: plan },
    { label: words.destination, value: trip.destination },
    { label: words.dates, value: words.period(showDay(trip.start), showDay(trip.end)) },
    { label: words.travellers, value: names.filter((name) => name !== "").join(", ") },
    { label: words.voucherTo, value: readEmail(main.email) }
  ]
  return { title, rows: rows.filter(({ value }) => value !== "") }
}
