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
/** In px: more than five levels share the width of five, so that the words keep their line. */
const stepOf = (levels: number) => 35 / Math.max(5, levels)

/** A plan's level of coverage as rising bars, to compare plans at a glance. */
export const CoverageMeter = ({ rank, of, label }: CoverageMeterProps) => {
  const step = stepOf(of)
  return (
    <span className={styles.CoverageMeter} data-cluster>
      <svg width={Math.ceil(of * step) - 3} height={lowest + rise} aria-hidden="true" focusable="false">
        {Array.from({ length: of }, (_, at) => {
          const height = lowest + (rise * at) / Math.max(1, of - 1)
          return (
            <rect
              key={height}
              x={at * step}
              y={lowest + rise - height}
              width={(step * 4) / 7}
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
}
