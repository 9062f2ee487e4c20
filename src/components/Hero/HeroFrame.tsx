import type { ReactNode } from "react"
import type { Scenery } from "../../styles/looks"
import { LinkButton, type LinkTo } from "../Button/Button"
import { Scene } from "../Scene/Scene"
import { HeroBody } from "./HeroBody"
import styles from "./HeroFrame.module.css"
import { HeroText, type HeroTextProps } from "./HeroText"

export type HeroFrameProps = Omit<HeroTextProps, "as"> &
  Scenery & {
    /** full: fills the window · slim: a strip above the page */
    readonly kind: "full" | "slim"
    /** The link under the words; undefined: none. */
    readonly action?: LinkTo | undefined
    /** Beside the action. */
    readonly children?: ReactNode
    /** Class of its look. Default: that of a full one. */
    readonly look?: string | undefined
  }

/** A Hero without the look of a slim one, which the home's first view need not carry. */
export const HeroFrame = ({
  kind,
  scene,
  mood,
  action,
  children,
  look = styles.HeroFrame,
  ...words
}: HeroFrameProps) => (
  <section className={look} data-scenery data-mood={mood} data-on-dark={mood === "noche" || undefined}>
    <Scene name={scene} fit={kind === "full" ? "hero" : "slim"} />
    <HeroBody kind={kind}>
      <HeroText {...words} />
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
