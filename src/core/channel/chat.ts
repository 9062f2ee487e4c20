/** A WhatsApp chat that opens with a text to send. Undefined for any other address. */
export const messageHref = (chat: string, text: string): string | undefined =>
  /^https:\/\/(?:wa\.me|whatsapp\.[a-z]+)\//.test(chat) ? `${chat}?text=${encodeURIComponent(text)}` : undefined
