import type { Channel } from "./channel"

/** A `tel:` address from a phone as printed (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`

/** The link of a contact line: its chat address if it has one, otherwise the `tel:` address. */
export const lineHref = ({ written }: Pick<Channel, "written">, phone: string): string =>
  written?.[phone] ?? phoneHref(phone)
