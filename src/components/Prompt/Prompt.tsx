import type { ReactNode } from "react"
import type { Scenery } from "../../styles/looks"
import { Icon, type IconName } from "../Icon/Icon"
import { Scene } from "../Scene/Scene"
import styles from "./Prompt.module.css"

export type PromptProps = Scenery & {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
  /** The answers: buttons or links. */
  readonly actions: ReactNode
  /** What to try if it does not work. */
  readonly hint?: ReactNode
}

/** Asks the visitor for one thing, on a page of its own. */
export const Prompt = ({ scene, mood, icon, title, children, actions, hint }: PromptProps) => (
  <div className={styles.Prompt}>
    <section className={styles.card} data-panel>
      <div className={styles.art} data-scenery data-mood={mood} data-screen>
        <Scene name={scene} fit="strip" />
      </div>
      <span className={styles.mark} data-round data-screen>
        <Icon name={icon} />
      </span>
      <div className={styles.body} data-stack>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
    </section>
  </div>
)
