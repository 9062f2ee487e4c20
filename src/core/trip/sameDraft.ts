import type { SearchDraft } from "./search"

const fields = ["destination", "start", "end", "phone", "email", "subscribed"] as const

/** Whether two drafts of the quote bar say the same, as they were typed. */
export const isSameDraft = (one: SearchDraft, other: SearchDraft): boolean =>
  fields.every((field) => one[field] === other[field]) && one.ages.join("\n") === other.ages.join("\n")
