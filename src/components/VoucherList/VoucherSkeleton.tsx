import hidden from "../VisuallyHidden/VisuallyHidden.module.css"
import styles from "./VoucherSkeleton.module.css"

const parts = ["plan", "passengers", "bought", "trip", "voucher", "state", "action"] as const

const SkeletonRow = () => (
  <div className={styles.row} aria-hidden="true">
    {parts.map((part) => (
      <i key={part} data-part={part} />
    ))}
  </div>
)

export const VoucherSkeleton = ({ label }: { readonly label: string }) => (
  <div className={styles.VoucherSkeleton}>
    <p className={hidden.VisuallyHidden} role="status">
      {label}
    </p>
    <div className={styles.rows}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </div>
)
