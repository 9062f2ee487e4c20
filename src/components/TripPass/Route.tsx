import styles from "./TripPass.module.css"

export const Route = () => (
  <svg className={styles.arc} viewBox="0 0 160 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M4 40Q80 -26 156 40" />
  </svg>
)
