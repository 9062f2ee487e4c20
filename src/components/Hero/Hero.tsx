import type { MouseEvent, ReactNode } from "react"
import { LinkButton } from "../Button/Button"
import { Scene, type SceneMood, type SceneName } from "../Scene/Scene"
import styles from "./Hero.module.css"
import { HeroBody } from "./HeroBody"
import { HeroText, type HeroTextProps } from "./HeroText"

export type HeroAction = {
  readonly label: string
  readonly href: string
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export type HeroProps = Omit<HeroTextProps, "as"> & {
  readonly scene: SceneName
  /** Morning, golden hour or night. */
  readonly mood: SceneMood
  readonly action?: HeroAction | undefined
  /** Beside the action. */
  readonly children?: ReactNode
}

/** A landscape with the page's title on its calm side. It goes under a Header of kind "over". */
export const Hero = ({ kind, scene, mood, action, children, ...words }: HeroProps) => (
  <section className={styles.Hero} data-kind={kind} data-mood={mood} data-on-dark={mood === "noche" || undefined}>
    <Scene name={scene} fit={kind === "full" ? "hero" : "slim"} />
    <HeroBody kind={kind}>
      <HeroText kind={kind} {...words} />
      {(action || children) && (
        <div className={styles.actions}>
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
