import { changes } from "virtual:changes"
import { useEffect, useState } from "react"
import { brands } from "../brands"
import { Part, Sheet } from "../foundations/Sheet"
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
const Changes = () => {
  const [entries, setEntries] = useState<ReadonlyArray<Entry>>([])
  useEffect(() => {
    const load = async () => setEntries(Object.values((await (await fetch("index.json")).json()).entries))
    load()
  }, [])
  const changed = changedIn(entries)
  return (
    <Part
      title={release === "" ? "What changed last" : `What changed since ${release}`}
      note={
        stories.length === 0
          ? "This copy has no history: build Storybook in a clone of the repository."
          : "Code, looks and words count, comments do not."
      }
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

const to = (page: string) => `./?path=/${page}`

const places = [
  ["Portal", "story/start-portal--portal", "all of it, in memory: quote and buy in each brand; nothing is sold"],
  ["Approve", "docs/operating-photographs--docs", "before and after of each picture: as meant, or what is wrong"],
  ["Foundations", "story/foundations-themes--themes", "colours, type, space, scenes and every theme side by side"],
  [
    "Brands",
    `story/brands-${brands.at(-1)?.channel.id}-components--controls`,
    "a brand's pages, and all components in its look"
  ],
  ["Components", "story/components-plans-plancard--playground", "by what they serve: a playground, then each look"],
  ["Pages", "story/pages-resultspage--playground", "each page in each state; the toolbar changes its world"],
  ["Parts", "story/parts-plansonoffer--playground", "what pages are made of, with the visitor's journey"],
  ["Specification", "story/specification-requirements--requirements", "each requirement with the tests that prove it"],
  ["Decisions", "docs/decisions-by-area--docs", "why it is so"],
  ["How it works", "story/how-it-works-flows--payment", "each state of a flow, what may happen and what follows"],
  ["Rules", "story/rules-whythiscode--playground", "which plan a trip gets, or why none"],
  ["Texts", "story/texts-money--playground", "every sentence about money, by what is known of a payment"],
  ["Operating", "docs/operating-commands--docs", "commands, deploying, photographs, law, attacks"]
] as const

/** Where a reviewer begins. */
export const StartPage = () => (
  <Sheet
    title="Begin here"
    lead="What changed, and what is where. The toolbar switches brand, session, context, network and width; a link keeps each."
  >
    <Changes />
    <Part title="What is where">
      <dl className={styles.places}>
        {places.map(([name, page, text]) => (
          <div key={name}>
            <dt>
              <a href={to(page)} target="_top">
                {name}
              </a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  </Sheet>
)
