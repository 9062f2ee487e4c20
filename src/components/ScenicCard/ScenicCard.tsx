import type { ReactNode } from "react"
import { Scene, type SceneMood, type SceneName } from "../Scene/Scene"
import styles from "./ScenicCard.module.css"

export type ScenicCardProps = {
  readonly scene: SceneName
  readonly mood: SceneMood
  readonly children: ReactNode
}

export const ScenicCard = ({ scene, mood, children }: ScenicCardProps) => (
  <div className={styles.ScenicCard} data-mood={mood}>
    <Scene name={scene} fit="page" />
    <section className={styles.card}>{children}</section>
  </div>
)
