import type { Scenery } from "../../styles/looks"
import { LinkButton, type LinkTo } from "../Button/Button"
import { LazyScene } from "../Scene/LazyScene"
import styles from "./Band.module.css"

export type BandProps = Scenery & {
  /** A few words above the title. */
  readonly eyebrow?: string | undefined
  readonly title: string
  readonly text: string
  /** The link under the words. */
  readonly action: LinkTo
}

/** A call to action as wide as the page: a card over a landscape. */
export const Band = ({ scene, mood, eyebrow, title, text, action }: BandProps) => (
  <section className={styles.Band} data-wrap data-ground="page">
    <div className={styles.scene} data-stack data-scenery data-mood={mood}>
      <LazyScene name={scene} fit="band" />
      <div className={styles.card} data-stack>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>{title}</h2>
        <p>{text}</p>
        <LinkButton href={action.href} onClick={action.onClick}>
          {action.label}
        </LinkButton>
      </div>
    </div>
  </section>
)
