import type { Area } from "../decision"

/** From the quote bar to the plans. */
export const quote: Area = {
  name: "Quote",
  title: "Quote and plans",
  decisions: [
    {
      number: 3,
      claim: "Trip days are the end minus the start",
      text: [
        "QR-23 counts them so. MAKLER sells up to 180 days: the specification gives it no limit, so it has",
        "that of MIW (QR-10). The checks run in the order of QR-13."
      ],
      file: "src/core/trip/tripRules.ts"
    },
    {
      number: 4,
      claim: "Destinations are keyed by name",
      text: ["The eight names are part of the contract and unique:", "rules and the saved search use them as keys."],
      file: "src/core/trip/DestinationsApi.ts"
    },
    {
      number: 7,
      claim: "Visitors can pick and type past and far days",
      text: [
        "The calendar mutes such days instead of disabling them.",
        "So a visitor can reach every message that the specification asks for."
      ],
      file: "src/components/Calendar/Calendar.tsx"
    },
    {
      number: 8,
      claim: "A card's coverage is the text of `CardDescription`",
      text: [
        "The specification names no field for coverage. The meter ranks the figure inside that text;",
        "the card says `ANUAL` and its days in words."
      ],
      file: "src/pages/results/presentCoverage.ts"
    },
    {
      number: 9,
      claim: "A plan without instalments stays on offer",
      text: ["Its card shows the final price as the headline."],
      file: "src/pages/results/presentPlans.ts"
    },
    {
      number: 38,
      claim: "A shared link fills the bar and leaves the saved search until it quotes",
      text: [
        "It quotes at once where a phone and an e-mail are kept. Only fields that the link names show",
        "errors at once, and the address tells the trip until a quote starts. 'Copiar enlace' shares the",
        "trip that the plans answer, never a phone or an e-mail; a refused clipboard shows a field."
      ],
      file: "src/journey/quote/followLink.ts"
    },
    {
      number: 43,
      claim: "Dates that hold apply when left; others go back to the bar's",
      text: [
        "The reason then stands under the cell. Years of two digits mean 20YY for trips and purchases;",
        "a birth refuses them. More than 20 passengers are shown and refused, not cut.",
        "'aplicar barra cotizadora' tells of the two Aplicar buttons and of dates applied from outside."
      ],
      file: "src/core/trip/tidyDates.ts"
    },
    {
      number: 49,
      claim: "A tick on a plan raises a bar, whose button opens the mail modal",
      text: ["ML-01 says 'plans': a modal at the first tick would prevent the second."],
      file: "src/components/SelectionBar/SelectionBar.tsx"
    },
    {
      number: 57,
      claim: "The quote bar holds its own draft, by other rules than `makeDraft`",
      text: [
        "Its errors wait for COTIZAR; those of other forms come when a field is left. It has two pairs of",
        "dates, typed and applied, and works before the journey does. One engine for both would be two",
        "behind one name. The compiler holds `QuoteDraft` to the core's `SearchDraft`."
      ],
      file: "src/components/QuoteBar/quoteDraft.ts"
    },
    {
      number: 77,
      claim: "After a quote the search rests as a row at every width",
      text: [
        "The open bar, a high hero and the head of the list kept every price below a laptop's first screen.",
        "RECOTIZAR (QB-08) is in the bar that 'Editar' opens. Without plans the bar stays open."
      ],
      file: "src/components/QuoteBar/QuoteBar.tsx"
    }
  ]
}
