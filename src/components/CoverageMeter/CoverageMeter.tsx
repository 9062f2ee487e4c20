import styles from "./CoverageMeter.module.css"

export type CoverageRank = 1 | 2 | 3 | 4 | 5

/**
 * Five bars that compare the plan's coverage with the others. Decorative: the amount beside it
 * carries the information.
 */
export const CoverageMeter = ({ rank }: { readonly rank: CoverageRank }) => (
  <span className={styles.CoverageMeter} data-rank={rank} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
)
