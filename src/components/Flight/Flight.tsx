import styles from "./Flight.module.css"

/** A plane on its way, drawn for those who wait. */
export const Flight = () => (
  <svg className={styles.Flight} viewBox="0 0 220 110" aria-hidden="true" focusable="false">
    <path className={styles.ahead} d="M10 92Q70 10 206 36" />
    <path className={styles.flown} d="M10 92Q47 42 112 35" />
    <circle className={styles.from} cx="10" cy="92" r="6" />
    <circle className={styles.to} cx="206" cy="36" r="6" />
    <g transform="translate(116 34.5) rotate(-3) scale(1.5)">
      <path
        className={styles.plane}
        d="M16 0q-2-4-8-4H1L-7-17h-5l4 13h-8l-5-6h-4l3 10-3 10h4l5-6h8l-4 13h5L1 4h7q6 0 8-4z"
      />
    </g>
  </svg>
)
