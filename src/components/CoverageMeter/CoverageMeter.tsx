import styles from "./CoverageMeter.module.css"

/** How many of the five bars are lit. */
export type CoverageRank = 1 | 2 | 3 | 4 | 5

/** Five bars: the plan's coverage beside the others'. Decorative, the amount next to it is the information. */
export const CoverageMeter = ({ rank }: { readonly rank: CoverageRank }) => (
  <span className={styles.CoverageMeter} data-rank={rank} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
)
