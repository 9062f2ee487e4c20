import { useId } from "react"
import type { Scenery } from "../../styles/looks"
import { Button, LinkButton, type LinkTo } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { LazyScene } from "../Scene/LazyScene"
import styles from "./ProductCard.module.css"

export type ProductCardProps = Scenery & {
  readonly name: string
  /** Stands before the sum, as written. */
  readonly currency: string
  /** Sum covered, without its currency. */
  readonly amount: string
  /** What the sum is for. */
  readonly description: string
  /** What this product covers beyond the one before it. */
  readonly more?: string | undefined
  /** What it gives, in a few words each. */
  readonly summary: ReadonlyArray<string>
  /** The link to the quote bar. */
  readonly quote: LinkTo
  readonly detailsLabel: string
  readonly onDetails: () => void
  /** The visitor reaches for the button: time to load the details. */
  readonly onNearDetails?: (() => void) | undefined
  /** Stands out from its neighbours. */
  readonly raised?: boolean | undefined
}

/** A product of the home: its landscape, what it covers, links to the quote bar and to its details. */
export const ProductCard = (props: ProductCardProps) => {
  const { amount, currency, description, detailsLabel, mood, more, name, onDetails, onNearDetails, quote, summary } =
    props
  const id = useId()
  return (
    <article className={styles.ProductCard} data-card aria-labelledby={id} data-raised={props.raised || undefined}>
      <div className={styles.art} data-scenery data-mood={mood}>
        <LazyScene name={props.scene} fit="card" />
      </div>
      <div className={styles.body} data-stack>
        <div>
          <h3 className={styles.name} id={id}>
            {name}
          </h3>
          <p className={styles.amount}>
            <small>{currency}</small> {amount}
          </p>
          <p data-note>{description}</p>
        </div>
        <ul className={styles.summary} data-stack>
          {more && (
            <li className={styles.more}>
              <Icon name="plus-bold" />
              {more}
            </li>
          )}
          {summary.map((point) => (
            <li key={point}>
              <Icon name="check-bold" />
              {point}
            </li>
          ))}
        </ul>
        <div className={styles.actions} data-cluster>
          <LinkButton href={quote.href} aria-describedby={id} onClick={quote.onClick}>
            {quote.label}
          </LinkButton>
          <Button
            kind="line"
            aria-describedby={id}
            onClick={onDetails}
            onPointerEnter={onNearDetails}
            onFocus={onNearDetails}
          >
            {detailsLabel}
          </Button>
        </div>
      </div>
    </article>
  )
}
