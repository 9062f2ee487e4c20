import { useId } from "react"
import { Button } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { LazyScene } from "../Scene/LazyScene"
import type { SceneMood, SceneName } from "../Scene/Scene"
import styles from "./ProductCard.module.css"

export type ProductCardProps = {
  readonly scene: SceneName
  /** Morning, golden hour or night. */
  readonly mood: SceneMood
  readonly name: string
  readonly currency: string
  /** Sum covered, without its currency. */
  readonly amount: string
  readonly description: string
  /** What it gives, in a few words each. */
  readonly summary: ReadonlyArray<string>
  readonly detailsLabel: string
  readonly onDetails: () => void
  /** The visitor reaches for the button: time to load the details. */
  readonly onNearDetails?: (() => void) | undefined
  /** Stands out from its neighbours. */
  readonly raised?: boolean | undefined
}

/** A product of the home page: its landscape, what it covers, and a button to read on. */
export const ProductCard = (props: ProductCardProps) => {
  const { amount, currency, description, detailsLabel, mood, name, onDetails, onNearDetails, scene, summary } = props
  const id = useId()
  return (
    <article className={styles.ProductCard} aria-labelledby={id} data-raised={props.raised || undefined}>
      <div className={styles.art} data-mood={mood}>
        <LazyScene name={scene} fit="card" />
      </div>
      <div className={styles.body}>
        <div>
          <h3 className={styles.name} id={id}>
            {name}
          </h3>
          <p className={styles.amount}>
            <small>{currency}</small> {amount}
          </p>
          <p className={styles.description}>{description}</p>
        </div>
        <ul className={styles.summary}>
          {summary.map((point) => (
            <li key={point}>
              <Icon name="check-bold" />
              {point}
            </li>
          ))}
        </ul>
        <Button
          kind="line"
          block
          aria-describedby={id}
          onClick={onDetails}
          onPointerEnter={onNearDetails}
          onFocus={onNearDetails}
        >
          {detailsLabel}
        </Button>
      </div>
    </article>
  )
}
