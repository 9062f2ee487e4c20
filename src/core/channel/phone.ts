import type { Channel } from "./channel"

/** The address that dials a phone as it is printed (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`

/** Where a contact line of a channel leads: to where one writes, for a number that is written to; else it is dialled. */
export const lineHref = ({ written }: Pick<Channel, "written">, phone: string): string =>
  written?.[phone] ?? phoneHref(phone)
