import type { assistance } from "../../copy/assistance"
import type { Copy } from "../../copy/firstView"
import type { offline } from "../../copy/offline"
import type { success } from "../../copy/success"
import type { Channel } from "../../core/channel/channel"
import type { PagePath } from "../../core/channel/paths"
import type { OfflineCard } from "../../core/enroll/purchase"
import { type Day, showDay } from "../../core/trip/calendar"
import { callHours, callsOf, presentPass, presentPostmark } from "../checkout/presentPass"

/** The words of a channel that the page without a connection is made of. */
export interface OfflineWords {
  readonly channel: Channel
  readonly copy: Copy
  readonly offline: typeof offline
  readonly success: typeof success
  readonly assistance: typeof assistance
}

/** The card on this device, and the day on which it was kept. */
export type FoundCard = Pick<NonNullable<ReturnType<OfflineCard["read"]>>, "trip"> & {
  readonly savedOn: Day | undefined
}

/** The pass of a card, or what can be said without one. */
export const presentKeptPass = (found: FoundCard | undefined, words: OfflineWords) => {
  const { assistance, channel, copy, offline, success } = words
  const shown = { channel, copy, words: success, lines: assistance.contacts.lines, inApp: false }
  const rest = {
    title: success.pass.title,
    phones: { lines: callsOf(shown), note: callHours(shown) },
    say: { title: success.pass.say.title, points: offline.points, until: `${success.steps.notice.title}.` }
  }
  if (!found) return { ...rest, lead: channel.brandName, facts: [] }
  const { days, facts, lead, voucher } = presentPass({ ...found.trip, names: [] }, shown, 0)
  return { ...rest, lead, postmark: presentPostmark(found.trip, success.pass), voucher, facts: [...days, ...facts] }
}

/** `28/11` */
export const showAge = (savedOn: Day | undefined) => savedOn && showDay(savedOn).slice(0, 5)

/** What the menus call a page; undefined for one that none of them leads to. */
export const nameOfPage = (path: string, { account, footer, header, legal }: Copy["shell"]): string | undefined => {
  const names: Readonly<Partial<Record<PagePath, string>>> = {
    "/": header.home,
    "/cotizar": footer.quote,
    "/tuscompras": account.purchases,
    "/tusdatos": account.details,
    "/faqs": footer.faqs,
    "/avisolegal": footer.notice,
    "/politicascookies": footer.cookies,
    "/contacto": footer.contactPage,
    "/solicitarasistencia": legal.assistance,
    "/arrepentimiento": legal.withdrawal,
    "/bajaservicio": legal.service,
    "/anulacioncobertura": legal.annulment
  }
  return Object.entries(names).find(([page]) => page === path)?.[1]
}
