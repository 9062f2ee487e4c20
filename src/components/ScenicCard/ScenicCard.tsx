import type { ReactNode } from "react"
import { Scene, type SceneMood, type SceneName } from "../Scene/Scene"
import styles from "./ScenicCard.module.css"

export type ScenicCardProps = {
  readonly scene: SceneName
  readonly mood: SceneMood
  readonly children: ReactNode
}

/** The only thing that a page shows: a card in the middle of a landscape that fills what the header leaves of the window. */
export const ScenicCard = ({ scene, mood, children }: ScenicCardProps) => (
  <div className={styles.ScenicCard} data-mood={mood}>
    <Scene name={scene} fit="page" />
    <section className={styles.card}>{children}</section>
  </div>
)
