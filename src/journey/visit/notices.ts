import type { notices } from "../../copy/notices"

/** What is told on the page where a visitor arrives; it travels in the entry of the history, which no address shows. */
export type NoticeName = keyof typeof notices.messages

/** The state of an entry of the history by which a notice travels. */
export const noticeState = (notice: NoticeName | undefined): { readonly notice: NoticeName } | null =>
  notice === undefined ? null : { notice }
