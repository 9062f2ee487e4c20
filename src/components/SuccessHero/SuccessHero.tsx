import type { ReactNode } from "react"
import type { Scenery } from "../../styles/looks"
import { Icon } from "../Icon/Icon"
import { Scene } from "../Scene/Scene"
import styles from "./SuccessHero.module.css"

export type SuccessHeroProps = Scenery & {
  /** Title, line by line. */
  readonly lines: ReadonlyArray<string>
  /** A sentence under the title. */
  readonly lead?: string | undefined
}

/**
 * Confirms a success with a large tick over a landscape (SU-01). It goes under a Header of kind
 * "over"; a SuccessBody overlaps it.
 */
export const SuccessHero = ({ scene, mood, lines, lead }: SuccessHeroProps) => (
  <section className={styles.SuccessHero} data-scenery data-mood={mood} data-on-dark={mood === "noche" || undefined}>
    <div className={styles.land} data-name={scene}>
      <Scene name={scene} fit="cover" />
    </div>
    <div className={styles.words} data-wrap data-stack>
      <span className={styles.tick} data-round data-screen>
        <Icon name="check-bold" />
      </span>
      <h1 className={styles.title}>
        {lines.map((line, at) => (
          <span key={line}>
            {line}
            {at < lines.length - 1 && " "}
          </span>
        ))}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  </section>
)

export const SuccessBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body} data-wrap data-stack>
    {children}
  </div>
)
