/**
 * `lost` charges and then answers 500. `late` charges at once and answers after more than a minute.
 */
type Ending = "approved" | "declined" | "lost" | "late"

/** method: 0 Visa, 1 Mastercard, 2 Amex. */
type TestCard = { readonly method: number; readonly brand: string; readonly ending: Ending }

const visa = { method: 0, brand: "Visa" }

/** The only accepted cards. */
export const testCards: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ["4242424242424242", { ...visa, ending: "approved" }],
  ["5555555555554444", { method: 1, brand: "Mastercard", ending: "approved" }],
  ["378282246310005", { method: 2, brand: "Amex", ending: "approved" }],
  ["4000000000000002", { ...visa, ending: "declined" }],
  ["4000000000009995", { ...visa, ending: "lost" }],
  ["4000000000003220", { ...visa, ending: "late" }]
])
