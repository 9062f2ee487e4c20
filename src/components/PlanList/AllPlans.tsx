import { useId, useState, useSyncExternalStore } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanLine } from "../PlanLine/PlanLine"
import { SegmentedChoice } from "../SegmentedChoice/SegmentedChoice"
import styles from "./AllPlans.module.css"
import { PlanGrid } from "./PlanGrid"

export type AllPlansTexts = {
  readonly sort: { readonly label: string; readonly recommended: string; readonly price: string }
  readonly more: string
}

const narrow = "(max-width: 767px)"
const onWidth = (changed: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}
const isNarrow = () => matchMedia(narrow).matches

export type AllPlansProps = { readonly plans: ReadonlyArray<PlanCardProps>; readonly texts: AllPlansTexts }

/** Every plan, sorted as the visitor likes: lines on a phone, else cards (RS-21). */
export const AllPlans = ({ plans, texts }: AllPlansProps) => {
  const name = useId()
  const [sort, setSort] = useState("recommended")
  const lines = useSyncExternalStore(onWidth, isNarrow)
  const sorted = sort === "price" ? [...plans].sort((a, b) => a.amount - b.amount) : plans
  const { label, recommended, price } = texts.sort
  return (
    <div className={styles.AllPlans}>
      <SegmentedChoice
        label={label}
        name={name}
        options={[
          { value: "recommended", label: recommended },
          { value: "price", label: price }
        ]}
        value={sort}
        onChange={setSort}
      />
      {lines ? (
        <ul className={styles.lines}>
          {sorted.map((plan) => (
            <li key={plan.id}>
              <PlanLine {...plan} more={texts.more} />
            </li>
          ))}
        </ul>
      ) : (
        <PlanGrid plans={sorted} />
      )}
    </div>
  )
}
