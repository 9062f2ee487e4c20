import type { ReactNode } from "react"
import type { Scenery } from "../../styles/looks"
import { LinkButton, type LinkTo } from "../Button/Button"
import { Scene } from "../Scene/Scene"
import styles from "./Hero.module.css"
import { HeroBody } from "./HeroBody"
import { HeroText, type HeroTextProps } from "./HeroText"

export type HeroProps = Omit<HeroTextProps, "as"> &
  Scenery & {
    /** The link under the words; undefined: none. */
    readonly action?: LinkTo | undefined
    /** Beside the action. */
    readonly children?: ReactNode
  }

/** A landscape with the page's title on its calm side. It goes under a Header of kind "over". */
export const Hero = ({ kind, scene, mood, action, children, ...words }: HeroProps) => (
  <section
    className={styles.Hero}
    data-scenery
    data-kind={kind}
    data-mood={mood}
    data-on-dark={mood === "noche" || undefined}
  >
    <Scene name={scene} fit={kind === "full" ? "hero" : "slim"} />
    <HeroBody kind={kind}>
      <HeroText kind={kind} {...words} />
      {(action || children) && (
        <div className={styles.actions} data-cluster>
          {action && (
            <LinkButton
              size="large"
              kind={mood === "noche" ? "pop" : "primary"}
              href={action.href}
              onClick={action.onClick}
            >
              {action.label}
            </LinkButton>
          )}
          {children}
        </div>
      )}
    </HeroBody>
  </section>
)
