/** The story of each group that a machine cites, by the group's code. */
export const groupStories: Readonly<Record<string, string>> = {
  ER: "faults",
  OU: "beyond",
  PA: "passengers",
  PY: "payment",
  QB: "quote-bar",
  QR: "quote-rules",
  RS: "results",
  SR: "session",
  ST: "storage",
  TR: "trust"
}

/** The address of a requirement in Storybook: the page of its group. */
export const requirementStory = (id: string): string =>
  `specification-requirements--${groupStories[id.slice(0, id.indexOf("-"))] ?? ""}`
