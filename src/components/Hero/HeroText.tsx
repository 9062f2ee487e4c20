import { Fragment } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./HeroText.module.css"

export type HeroTextProps = {
  readonly as?: "h1" | "p" | undefined
  readonly kind: "full" | "slim"
  readonly lines: ReadonlyArray<string>
  readonly lead?: string | undefined
  readonly bullets?: ReadonlyArray<string> | undefined
}

export const HeroText = ({ as: Title = "h1", kind, lines, lead, bullets }: HeroTextProps) => (
  <div className={styles.HeroText} data-kind={kind}>
    <Title className={styles.title}>
      {lines.map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{" "}
        </Fragment>
      ))}
    </Title>
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
  </div>
)
