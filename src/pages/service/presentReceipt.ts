import type { withdrawal } from "../../copy/withdrawal"
import type { Channel } from "../../core/channel/channel"
import type { Receipt } from "../../core/service/receipt"
import { voucherInFull } from "../../core/service/voucherNumber"
import { showDay } from "../../core/trip/calendar"

type Words = Pick<typeof withdrawal, "kinds" | "receipt">

/**
 * An instant by the visitor's clock, with its time zone. Days have slashes, as in the whole portal.
 */
const showInstant = (instant: number, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short"
  })
    .format(instant)
    .replace(/^(\d+)-(\d+)-/, "$1/$2/")

/** The day of an instant on a stamp: `23/11`. */
const showMoment = (instant: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit" }).format(instant).replace("-", "/")

/** A receipt in the words of its page, the reference first (OU-11). */
export const presentReceipt = (
  { cancellation, reference, sentAt }: Receipt,
  words: Words,
  { brandName, locale }: Pick<Channel, "brandName" | "locale">
) => {
  const label = words.receipt
  return {
    title: label.title,
    stamp: { place: label.stamp, day: showMoment(sentAt, locale) },
    rows: [
      { label: label.reference, value: reference },
      { label: label.sentAt, value: showInstant(sentAt, locale) },
      { label: label.sentTo, value: brandName },
      { label: label.request, value: words.kinds[cancellation.kind].title },
      { label: label.name, value: cancellation.name },
      { label: label.document, value: cancellation.document },
      { label: label.purchaseDate, value: showDay(cancellation.purchaseDate) },
      { label: label.voucher, value: voucherInFull(cancellation) },
      { label: label.email, value: cancellation.email },
      { label: label.message, value: cancellation.message }
    ]
  }
}
