import type { ReactNode } from "react"
import styles from "./PassengerCard.module.css"

export const PassengerSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.section}>
    <h3 className={styles.subtitle}>{title}</h3>
    {children}
  </div>
)
