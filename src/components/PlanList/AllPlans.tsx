import { useId } from "react"
import { useMedia } from "../../browser/useView"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanLine } from "../PlanLine/PlanLine"
import { SegmentedChoice } from "../SegmentedChoice/SegmentedChoice"
import styles from "./AllPlans.module.css"
import { PlanGrid } from "./PlanGrid"

export type AllPlansTexts = {
  readonly sort: { readonly label: string; readonly recommended: string; readonly price: string }
  /** Of the button that unfolds a line. */
  readonly more: string
}

export type AllPlansProps = {
  readonly plans: ReadonlyArray<PlanCardProps>
  /** price: the cheapest first · else as given */
  readonly sort: string
  readonly more: string
}

/** Every plan, sorted as the visitor likes: lines on a phone, else cards (RS-21). */
export const AllPlans = ({ plans, sort, more }: AllPlansProps) => {
  const lines = useMedia("(max-width: 767px)")
  // By price another plan is the first, with which no reason compares.
  const byPrice = () => plans.map((plan) => ({ ...plan, reason: undefined })).sort((a, b) => a.amount - b.amount)
  const sorted = sort === "price" ? byPrice() : plans
  if (!lines) return <PlanGrid plans={sorted} />
  return (
    <ul className={styles.AllPlans} data-stack>
      {sorted.map((plan) => (
        <li key={plan.id}>
          <PlanLine {...plan} more={more} />
        </li>
      ))}
    </ul>
  )
}

type SortChoiceProps = {
  readonly texts: AllPlansTexts["sort"]
  readonly sort: string
  readonly onSort: (sort: string) => void
}

export const SortChoice = ({ texts, sort, onSort }: SortChoiceProps) => (
  <SegmentedChoice
    label={texts.label}
    name={useId()}
    options={[
      { value: "recommended", label: texts.recommended },
      { value: "price", label: texts.price }
    ]}
    value={sort}
    onChange={onSort}
  />
)
