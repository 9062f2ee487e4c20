import { Alert } from "../Alert/Alert"
import { Dialog } from "../Dialog/Dialog"
import { BenefitTable } from "../PlanComparison/BenefitTable"
import styles from "./ProductDetails.module.css"

export type CoverageRows =
  | { readonly is: "loading" }
  | { readonly is: "failed" }
  | { readonly is: "done"; readonly rows: readonly { readonly description: string; readonly detail: string }[] }

export type ProductDetailsWords = {
  readonly close: string
  readonly benefit: string
  readonly detail: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
}

export type ProductDetailsProps = {
  readonly title: string
  /** The sum covered, under the title. */
  readonly lead: string
  /** The benefits, or how their loading fares. */
  readonly coverage: CoverageRows
  /** Heads of the two columns, the buttons, and what loading or a failure says. */
  readonly words: ProductDetailsWords
  readonly open: boolean
  /** Escape, a press outside or a button asks to close: set `open` to false. */
  readonly onClose: () => void
  /** Loads the rows again after a failure. */
  readonly onRetry: () => void
}

const Rows = ({ coverage, words, onRetry }: Pick<ProductDetailsProps, "coverage" | "words" | "onRetry">) => {
  if (coverage.is === "loading")
    return (
      <p className={styles.loading} role="status">
        {words.loading}
      </p>
    )
  if (coverage.is === "done")
    return <BenefitTable benefits={coverage.rows} benefit={words.benefit} detail={words.detail} />
  return (
    <Alert kind="bad" button={{ label: words.retry, icon: "arrow-clockwise-bold", onClick: onRetry }}>
      {words.failed}
    </Alert>
  )
}

/** A modal with every benefit of a product. */
export const ProductDetails = ({ title, lead, coverage, words, open, onClose, onRetry }: ProductDetailsProps) => (
  <Dialog title={title} lead={lead} open={open} onClose={onClose} closeLabel={words.close} size="medium">
    <div className={styles.ProductDetails}>
      <Rows coverage={coverage} words={words} onRetry={onRetry} />
    </div>
  </Dialog>
)
