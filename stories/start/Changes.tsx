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

/** What a reviewer looks for, by the beginning of its title. */
const rooms = { Pages: /^Pa(ge|rt)s\//, Components: /^Components\//, Brands: /^Brands\// }

/** The first story of each file that changed, the latest change first. */
const changedIn = (entries: ReadonlyArray<Entry>) =>
  stories.flatMap((file) => entries.find(({ importPath }) => importPath === `./${file}`) ?? [])

/** So many stand open in a group: all groups fit a phone's screen. */
const open = 4

const Links = ({ entries }: { readonly entries: ReadonlyArray<Entry> }) => (
  <ul>
    {entries.map(({ id, title, type }) => (
      <li key={id}>
        <a href={`./?path=/${type}/${id}`} target="_top">
          {title.slice(title.indexOf("/") + 1)}
        </a>
      </li>
    ))}
  </ul>
)

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
      <div className={styles.places}>
        {Object.entries(rooms).map(([room, title]) => {
          const found = changed.filter((entry) => title.test(entry.title))
          return (
            <section key={room} aria-label={room}>
              <h3>{room}</h3>
              {found.length === 0 && <p>No change.</p>}
              <Links entries={found.slice(0, open)} />
              {found.length > open && (
                <details>
                  <summary>{found.length - open} more</summary>
                  <Links entries={found.slice(open)} />
                </details>
              )}
            </section>
          )
        })}
      </div>
    </Part>
  )
}
