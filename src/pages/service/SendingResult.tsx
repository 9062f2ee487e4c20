import { useLocation } from "wouter"
import { Button } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { Receipt, type ReceiptProps } from "../../components/Receipt/Receipt"
import { Stack } from "../../components/Stack/Stack"
import { withdrawal } from "../../copy/withdrawal"
import type { Channel } from "../../core/channel/channel"
import { voucherInFull } from "../../core/service/cancellation"
import type { RightReceipt, Receipt as SentRequest } from "../../core/service/requests"
import { showDay } from "../../core/trip/calendar"
import type { Remote } from "../../journey/remote"
import { useWords } from "../../journey/useJourney"
import { type Readable, useRead } from "../../journey/useRead"
import { noticeState } from "../../journey/visit/visit"
import { PhoneLinks } from "../shell/PhoneLinks"

type SendingResultProps<Sent> = {
  readonly form: {
    readonly state: Readable<Remote<Sent, unknown>>
    readonly dismiss: () => void
    readonly send: () => void
  }
  readonly title: string
  readonly failed: string
  readonly sent: string
  readonly receipt: (sent: Sent) => Omit<ReceiptProps, "words">
}

/** The result of a form's sending: its receipt, or a retry. Closing it leads home (WD-08). */
export const SendingResult = <Sent,>({ failed, form, receipt, sent, title }: SendingResultProps<Sent>) => {
  const words = useWords(withdrawal)
  const [, go] = useLocation()
  const state = useRead(form.state)
  if (state.is !== "done" && state.is !== "failed") return null
  const leave = () => {
    form.dismiss()
    go("/", { state: noticeState(state.is === "failed" ? "notSent" : undefined) })
  }
  const shared = { title, open: true, onClose: leave, closeLabel: words.close }
  if (state.is === "failed")
    return (
      <Dialog {...shared} actions={<Button onClick={form.send}>{words.retry}</Button>}>
        <Stack>
          <p>{failed}</p>
          <p>{words.kept}</p>
          <PhoneLinks />
        </Stack>
      </Dialog>
    )
  return (
    <Dialog {...shared}>
      <Stack>
        <p>{sent}</p>
        <p>{words.keep}</p>
        <Receipt {...receipt(state.value)} words={words.receipt} />
      </Stack>
    </Dialog>
  )
}

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
  { brandName, locale }: Pick<Channel, "brandName" | "locale">,
  rows: ReceiptProps["rows"]
) => ({
  title: label.title,
  stamp: { place: label.stamp, day: showMoment(sentAt, locale) },
  rows: [
    { label: label.reference, value: reference },
    { label: label.sentAt, value: showInstant(sentAt, locale) },
    { label: label.sentTo, value: brandName },
    ...rows
  ]
})

export const presentRightReceipt = (
  receipt: RightReceipt,
  words: Pick<Words, "receipt"> & { readonly right: string; readonly phone: string },
  channel: Pick<Channel, "brandName" | "locale">
) => {
  const label = words.receipt
  const { document, email, message, name, phone, right } = receipt.sent
  return framed(receipt, label, channel, [
    { label: words.right, value: right },
    { label: label.name, value: name },
    { label: label.document, value: document },
    { label: words.phone, value: phone },
    { label: label.email, value: email },
    { label: label.message, value: message }
  ])
}

export const presentReceipt = (receipt: SentRequest, words: Words, channel: Pick<Channel, "brandName" | "locale">) => {
  const label = words.receipt
  const { sent: cancellation } = receipt
  return framed(receipt, label, channel, [
    { label: label.request, value: words.kinds[cancellation.kind].title },
    { label: label.name, value: cancellation.name },
    { label: label.document, value: cancellation.document },
    { label: label.purchaseDate, value: showDay(cancellation.purchaseDate) },
    { label: label.voucher, value: voucherInFull(cancellation) },
    { label: label.email, value: cancellation.email },
    { label: label.message, value: cancellation.message }
  ])
}
