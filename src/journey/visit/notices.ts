import type { notices } from "../../copy/notices"

export type NoticeName = keyof typeof notices.messages

/** The state of the history entry that carries a notice. */
export const noticeState = (notice: NoticeName | undefined): { readonly notice: NoticeName } | null =>
  notice === undefined ? null : { notice }
