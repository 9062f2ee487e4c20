/**
 * Joiners between two letters stay, as names in Arabic and Hindi need them. Between Latin letters
 * they show nothing.
 */
const unseen = /((?![\p{Script=Latin}\p{DI}])[\p{L}\p{M}][\u200c\u200d](?=\p{L})(?!\p{DI}))|[\p{Cf}\p{DI}]/gu

/**
 * The text that its writer sees: without the invisible marks that contacts, chats and PDFs add, and
 * with a minus sign as a dash. Every rule judges this text, and the portal stores and sends no
 * other (VA-09).
 */
export const withoutMarks = (typed: string): string => typed.replace(unseen, "$1").replaceAll("\u2212", "-")
