import { Fragment } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./HeroText.module.css"

export type HeroTextProps = {
  /** Element of the title. Default: h1. */
  readonly as?: "h1" | "p" | undefined
  /** Title, line by line. */
  readonly lines: ReadonlyArray<string>
  /** A sentence under the title. */
  readonly lead?: string | undefined
  /** Short promises with a tick; a phone leaves them out. */
  readonly bullets?: ReadonlyArray<string> | undefined
}

export const HeroText = ({ as: Title = "h1", lines, lead, bullets }: HeroTextProps) => (
  <div className={styles.HeroText} data-stack>
    <Title className={styles.title}>
      {lines.map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{" "}
        </Fragment>
      ))}
    </Title>
    {lead && <p className={styles.lead}>{lead}</p>}
    {bullets && bullets.length > 0 && (
      <ul className={styles.bullets} data-cluster>
        {bullets.map((bullet) => (
          <li key={bullet} data-row>
            <Icon name="check-bold" />
            {bullet}
          </li>
        ))}
      </ul>
    )}
  </div>
)
