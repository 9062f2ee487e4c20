import type { StampName } from "../../styles/looks"
import { Stamp } from "../Stamp/Stamp"
import styles from "./BenefitList.module.css"

export type Benefit = { readonly stamp: StampName; readonly title: string; readonly text: string }

/** Reasons to buy: a stamp, a title and a sentence each. */
export const BenefitList = ({ benefits }: { readonly benefits: ReadonlyArray<Benefit> }) => (
  <ul className={styles.BenefitList} data-total={benefits.length}>
    {benefits.map(({ stamp, title, text }) => (
      <li key={title}>
        <Stamp name={stamp} />
        <div>
          <h3>{title}</h3>
          <p data-text>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
