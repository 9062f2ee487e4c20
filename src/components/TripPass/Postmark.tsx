import { useId } from "react"
import styles from "./Postmark.module.css"

export type PostmarkProps = { readonly place: string; readonly day: string }

export const Postmark = ({ place, day }: PostmarkProps) => {
  const ring = useId()
  return (
    <svg className={styles.Postmark} data-screen viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle cx="60" cy="60" r="57" />
      <circle cx="60" cy="60" r="37" />
      <path id={ring} d="M60 106a46 46 0 1 1 .1 0" stroke="none" />
      <text>
        <textPath href={`#${ring}`} startOffset="50%" textLength={Math.min(230, place.length * 13)}>
          {place}
        </textPath>
      </text>
      <text className={styles.day} x="60" y="65">
        {day}
      </text>
    </svg>
  )
}
