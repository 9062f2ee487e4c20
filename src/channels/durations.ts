import type { DurationTable } from "../core/trip/tripRules"

/** Codes of the channels that have no table of their own (1§9): above 150 days there is one last code. */
export const sharedDurations: ReadonlyArray<DurationTable> = [
  {
    annual: null,
    bands: [
      { upToDays: 30, code: "PHT" },
      { upToDays: 60, code: "PHS" },
      { upToDays: 90, code: "PHN" },
      { upToDays: 120, code: "PLE" },
      { upToDays: 150, code: "PHV" },
      { upToDays: Number.POSITIVE_INFINITY, code: "PHO" }
    ]
  }
]
