import type { ReactNode } from "react"
import type { Scenery } from "../../styles/looks"
import { Scene } from "../Scene/Scene"
import styles from "./ScenicCard.module.css"

export type ScenicCardProps = Scenery & { readonly children: ReactNode }

/** A card on a landscape that fills the page, for a page with one matter. */
export const ScenicCard = ({ scene, mood, children }: ScenicCardProps) => (
  <div className={styles.ScenicCard} data-stack data-scenery data-mood={mood}>
    <Scene name={scene} fit="page" />
    <section className={styles.card}>{children}</section>
  </div>
)
