import type { withdrawal } from "../../copy/withdrawal"
import type { Channel } from "../../core/channel/channel"
import { voucherInFull } from "../../core/service/cancellation"
import type { Receipt, RightReceipt } from "../../core/service/requests"
import { showDay } from "../../core/trip/calendar"

type Words = Pick<typeof withdrawal, "kinds" | "receipt">

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

const showMoment = (instant: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit" }).format(instant).replace("-", "/")

const framed = (
  { reference, sentAt }: { readonly reference: string; readonly sentAt: number },
  label: Words["receipt"],
  { brandName, locale }: Pick<Channel, "brandName" | "locale">
) => ({
  title: label.title,
  stamp: { place: label.stamp, day: showMoment(sentAt, locale) },
  rows: [
    { label: label.reference, value: reference },
    { label: label.sentAt, value: showInstant(sentAt, locale) },
    { label: label.sentTo, value: brandName }
  ]
})

export const presentRightReceipt = (
  receipt: RightReceipt,
  words: Pick<Words, "receipt"> & { readonly right: string; readonly phone: string },
  channel: Pick<Channel, "brandName" | "locale">
) => {
  const label = words.receipt
  const { document, email, message, name, phone, right } = receipt.request
  const frame = framed(receipt, label, channel)
  return {
    ...frame,
    rows: [
      ...frame.rows,
      { label: words.right, value: right },
      { label: label.name, value: name },
      { label: label.document, value: document },
      { label: words.phone, value: phone },
      { label: label.email, value: email },
      { label: label.message, value: message }
    ]
  }
}

export const presentReceipt = (receipt: Receipt, words: Words, channel: Pick<Channel, "brandName" | "locale">) => {
  const label = words.receipt
  const { cancellation } = receipt
  const frame = framed(receipt, label, channel)
  return {
    ...frame,
    rows: [
      ...frame.rows,
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
