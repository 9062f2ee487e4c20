import styles from "./CoverageMeter.module.css"

export type CoverageMeterProps = {
  /** The plan's level among those on offer, from 1 for the lowest. */
  readonly rank: number
  /** Number of levels. */
  readonly of: number
  /** The level in words: screen readers get no bars. */
  readonly label: string
}

const lowest = 8
const rise = 10
const step = 7

/** A plan's level of coverage as rising bars, to compare plans at a glance. */
export const CoverageMeter = ({ rank, of, label }: CoverageMeterProps) => (
  <span className={styles.CoverageMeter} data-cluster>
    <svg width={of * step - 3} height={lowest + rise} aria-hidden="true" focusable="false">
      {Array.from({ length: of }, (_, at) => {
        const height = lowest + (rise * at) / Math.max(1, of - 1)
        return (
          <rect
            key={height}
            x={at * step}
            y={lowest + rise - height}
            width={step - 3}
            height={height}
            rx="2"
            data-full={at < rank || undefined}
          />
        )
      })}
    </svg>
    <span className={styles.label}>{label}</span>
  </span>
)
