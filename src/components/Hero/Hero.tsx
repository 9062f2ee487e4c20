import { Fragment, type MouseEvent, type ReactNode } from "react"
import { LinkButton } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { Scene, type SceneMood, type SceneName } from "../Scene/Scene"
import styles from "./Hero.module.css"

/** What a hero says, over which landscape. */
export type HeroProps = {
  /** full: a home's first screen · slim: the head of an inner page */
  readonly kind: "full" | "slim"
  readonly scene: SceneName
  readonly mood: SceneMood
  /** The page's title, a line each. */
  readonly lines: readonly string[]
  readonly lead?: string | undefined
  readonly bullets?: readonly string[] | undefined
  readonly action?:
    | {
        readonly label: string
        readonly href: string
        readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
      }
    | undefined
  /** Beside the action: a carousel's control. */
  readonly children?: ReactNode
}

/** A landscape with the page's title on its quiet side (1§2). It stands under a header of kind "over". */
export const Hero = ({ kind, scene, mood, lines, lead, bullets, action, children }: HeroProps) => (
  <section className={styles.Hero} data-kind={kind} data-mood={mood} data-on-dark={mood === "noche" || undefined}>
    <Scene name={scene} fit={kind === "full" ? "hero" : "slim"} />
    <div className={styles.wrap}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          {lines.map((line) => (
            <Fragment key={line}>
              <span>{line}</span>{" "}
            </Fragment>
          ))}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {bullets && bullets.length > 0 && (
          <ul className={styles.bullets}>
            {bullets.map((bullet) => (
              <li key={bullet}>
                <Icon name="check-bold" />
                {bullet}
              </li>
            ))}
          </ul>
        )}
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
      </div>
    </div>
  </section>
)
