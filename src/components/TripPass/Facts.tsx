import styles from "./Facts.module.css"

export type Fact = { readonly label: string; readonly value: string }

export const Facts = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className={styles.Facts} data-cluster>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt data-hint>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
