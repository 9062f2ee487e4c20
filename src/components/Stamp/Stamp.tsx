import "../../styles/scenes.css"
import type { StampName } from "../../styles/looks"
import { useLateDrawing } from "../Scene/useLateDrawing"
import styles from "./Stamp.module.css"
import stamps from "./stamps.svg?url&no-inline"

/** A decorative postage stamp. The first one near the window loads the sprite for all. */
export const Stamp = ({ name }: { readonly name: StampName }) => {
  const [ref, drawn] = useLateDrawing(stamps)
  return (
    <svg
      ref={ref}
      className={styles.Stamp}
      data-mood="alba"
      viewBox="-1 -1 150 178"
      aria-hidden="true"
      focusable="false"
    >
      {drawn && <use href={`${stamps}#${name}`} />}
    </svg>
  )
}
