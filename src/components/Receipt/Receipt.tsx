import { useId, useRef } from "react"
import { Button } from "../Button/Button"
import { CopyButton, type CopyWords } from "../TripPass/CopyButton"
import { Postmark, type PostmarkProps } from "../TripPass/Postmark"
import printed from "../TripPass/Printed.module.css"
import styles from "./Receipt.module.css"

export type ReceiptWords = CopyWords & { readonly print: string }

export type ReceiptProps = {
  readonly title: string
  /** What the request says, a line a fact. */
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  /** Of the buttons that copy and print, before and after. */
  readonly words: ReceiptWords
  /** A postmark: where and when. */
  readonly stamp: PostmarkProps
}

const textOf = ({ title, rows }: Pick<ReceiptProps, "title" | "rows">) =>
  [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join("\n")

/** Proof of a request that was sent, to copy or to print. */
export const Receipt = (props: ReceiptProps) => {
  const { title, rows, stamp, words } = props
  const list = useRef<HTMLDListElement>(null)
  const id = useId()
  return (
    <section className={`${printed.Printed} ${styles.Receipt}`} data-card data-clarity-mask="true" aria-labelledby={id}>
      <div className={styles.head} data-row>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        <div className={styles.stamp}>
          <Postmark {...stamp} />
        </div>
      </div>
      <dl className={styles.rows} data-stack ref={list}>
        {rows.map(({ label, value }) => (
          <div className={styles.row} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions} data-cluster data-screen>
        <CopyButton text={textOf(props)} words={words} shown={list} />
        <Button kind="line" size="small" icon="printer" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </section>
  )
}
