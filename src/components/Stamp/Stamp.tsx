import { useNear } from "../Scene/useNear"
import styles from "./Stamp.module.css"
import stamps from "./stamps.svg?url&no-inline"

export type StampName = "telemedicine" | "worldwide" | "assistance" | "guarantee" | "network" | "annual"

/**
 * A decorative postage stamp. The first one that comes near the window loads the sprite for all.
 */
export const Stamp = ({ name }: { readonly name: StampName }) => {
  const [ref, near] = useNear<SVGSVGElement>()
  return (
    <svg
      ref={ref}
      className={styles.Stamp}
      data-mood="alba"
      viewBox="-1 -1 150 178"
      aria-hidden="true"
      focusable="false"
    >
      {near && <use href={`${stamps}#${name}`} />}
    </svg>
  )
}
