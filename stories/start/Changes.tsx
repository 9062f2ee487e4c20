import { changes } from "virtual:changes"
import { useEffect, useState } from "react"
import { Part } from "../foundations/Sheet"
import styles from "./Start.module.css"

const { release, stories } = changes

interface Entry {
  readonly id: string
  readonly title: string
  readonly type: "docs" | "story"
  readonly importPath: string
}

/** The first story of each file that changed, as this Storybook lists it. */
const changedIn = (entries: ReadonlyArray<Entry>) => {
  const changed = entries.filter(({ importPath }) => stories.includes(importPath.replace("./", "")))
  return changed.filter(({ title }, at) => changed.findIndex((one) => one.title === title) === at)
}

/** The components and pages that a reviewer could see change, each a link. */
export const Changes = () => {
  const [entries, setEntries] = useState<ReadonlyArray<Entry>>([])
  useEffect(() => {
    const load = async () => setEntries(Object.values((await (await fetch("index.json")).json()).entries))
    load()
  }, [])
  const changed = changedIn(entries)
  return (
    <Part
      title={release === "" ? "What changed last" : `What changed since ${release}`}
      note={stories.length === 0 ? "This copy has no history: build Storybook in a clone of the repository." : ""}
    >
      <ul className={styles.changed}>
        {changed.map(({ id, title, type }) => (
          <li key={title}>
            <a href={`./?path=/${type}/${id}`} target="_top">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
