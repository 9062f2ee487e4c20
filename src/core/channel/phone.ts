/** The address that dials a phone as it is printed (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`
