import styles from "./PlanSkeleton.module.css"

const rows = [
  ...["title", "coverage", "rule-1", "instalment", "amount", "final", "taxes", "buy", "rule-2"],
  ...["1", "2", "3", "4"]
]

/** Placeholder for one view of plans. Screen readers hear `label`. */
export const PlanSkeleton = ({ label }: { readonly label: string }) => (
  <div className={styles.PlanSkeleton}>
    <p className={styles.label} role="status">
      {label}
    </p>
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </div>
)

const SkeletonCard = () => (
  <div className={styles.card} aria-hidden="true">
    {rows.map((row) => (
      <i key={row} data-row={row} />
    ))}
  </div>
)
