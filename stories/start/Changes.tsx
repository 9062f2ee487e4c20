import { changes } from "virtual:changes"
import { Part } from "../foundations/Sheet"
import styles from "./Start.module.css"

const { commits, release } = changes
const days = [...new Set(commits.map(({ day }) => day))]

/** What a reviewer could see change, newest first. */
export const Changes = () => (
  <Part
    title={release === "" ? "What changed last" : `What changed since ${release}`}
    note={commits.length === 0 ? "This copy has no history: build Storybook in a clone of the repository." : ""}
  >
    {days.map((day) => (
      <div key={day} className={styles.day}>
        <h3>{day}</h3>
        <ul>
          {commits
            .filter((commit) => commit.day === day)
            .map(({ area, text }) => (
              <li key={area + text}>
                <b>{area}</b> {text}
              </li>
            ))}
        </ul>
      </div>
    ))}
  </Part>
)
