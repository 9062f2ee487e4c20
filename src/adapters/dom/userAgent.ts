/** How this browser names itself. */
export const userAgent = (): string => globalThis.navigator?.userAgent ?? ""
