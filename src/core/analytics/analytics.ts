/** What is told to the tag manager: names and texts of the portal, never of a person (1§7). */
export type AnalyticsEvent = { readonly name: "select_content"; readonly item: string }

/** Where events are told. It cannot fail: a sale never waits for a tracker. */
export type Track = (event: AnalyticsEvent) => void
