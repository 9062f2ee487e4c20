import type { ContactLine } from "../../copy/assistance"
import type { Copy } from "../../copy/firstView"
import type { success } from "../../copy/success"
import type { Channel } from "../../core/channel/channel"
import { lineHref } from "../../core/channel/phone"

export interface PurchaseWords {
  readonly channel: Channel
  readonly copy: Copy
  readonly words: typeof success
  readonly lines: ReadonlyArray<ContactLine>
  /** The browser inside another app, which may save no file. */
  readonly inApp: boolean
}

export const ownPhones = ({ lines }: PurchaseWords) => lines.filter(({ kind }) => kind === "phone")

export const assistancePhones = (shown: PurchaseWords) => {
  const { channel, copy, words } = shown
  const own = ownPhones(shown)
  if (own.length > 0) return own.map(({ href, label, value }) => ({ label, value, href }))
  const uses = copy.shell.footer.phones
  return channel.phones.map((value, index) => ({
    label: uses.length === channel.phones.length ? (uses[index] ?? "") : words.pass.phone,
    value,
    href: lineHref(channel, value)
  }))
}

export const presentBefore = (shown: PurchaseWords) => {
  const { notice, phone, title, voucher } = shown.words.steps
  const phones = assistancePhones(shown)
    .map(({ value }) => value.replaceAll(" ", "\u00a0"))
    .join(" / ")
  const text = ownPhones(shown).length > 0 ? phone.text(phones) : phone.other(phones, shown.channel.hours)
  return { title, steps: [{ title: phone.title, text }, voucher, notice] }
}
