export type ComparedPlan = {
  readonly id: string
  readonly title: string
  readonly coverage: string
  readonly description?: string | undefined
  readonly instalment?: { readonly label: string; readonly price: string } | undefined
  /** The column's head: the longest instalments, if there are any, and the final price. */
  readonly price: { readonly instalment?: string | undefined; readonly label: string; readonly final: string }
  readonly benefits: readonly { readonly description: string; readonly detail: string }[]
}

/** `details` follow the order of the plans; undefined if a plan lacks the benefit. */
export type ComparedBenefit = {
  readonly description: string
  readonly details: readonly (string | undefined)[]
}

/** What the sentence of a pair says. */
export type SaidDifference = { readonly from: ComparedPlan; readonly to: ComparedPlan; readonly says: string }

export type DifferencesWords = {
  readonly show: string
  readonly only: string
  /** Name of the list in a column's head. */
  readonly with: string
  readonly add: string
  readonly remove: (plan: string) => string
  readonly equal: string
  readonly absent: string
  readonly different: string
  readonly none: string
  readonly choose: string
}

export type PlanComparisonWords = {
  readonly close: string
  readonly back: string
  readonly choose: (plan: string) => string
  readonly benefit: string
  readonly detail: string
  readonly tabsLabel: string
  readonly none: string
  readonly differences: DifferencesWords
}

export type PlanComparisonProps = {
  readonly title: string
  /** The trip in a few words, under the title. */
  readonly lead?: string | undefined
  readonly open: boolean
  /** Escape, a press outside or a button asks to close: set `open` to false. */
  readonly onClose: () => void
  /** A tab each, in this order. */
  readonly plans: ReadonlyArray<ComparedPlan>
  /** Each benefit, with what every plan gives. */
  readonly rows: ReadonlyArray<ComparedBenefit>
  /** Compares two plans by their ids, in a sentence: what `to` gives for its price beside `from`. */
  readonly difference: (from: string, to: string) => string | undefined
  /** Id of the plan whose tab is open. */
  readonly selected: string
  /** Another tab was opened: the parent passes its id as `selected`. */
  readonly onSelect: (id: string) => void
  /** The visitor decides for the plan with this id. */
  readonly onChoose: (id: string) => void
  /** A button that sends to a chat what the sentences say of the plans beside the first. */
  readonly send?:
    | { readonly label: string; readonly onSend: (differences: ReadonlyArray<SaidDifference>) => void }
    | undefined
  /** A button that leads to CoverageAnswers. */
  readonly ask?: { readonly label: string; readonly onAsk: () => void } | undefined
  /** Heads of the two columns, the buttons, and how differences are marked. */
  readonly words: PlanComparisonWords
}
