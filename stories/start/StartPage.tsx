import { brands } from "../brands"
import { Part, Sheet } from "../foundations/Sheet"
import { Changes } from "./Changes"
import styles from "./Start.module.css"

const to = (page: string) => `./?path=/${page}`

const places = [
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
  ["Specification", "story/specification-requirements--quote-rules", "each requirement with the tests that prove it"],
  ["Decisions", "docs/decisions-by-area--docs", "why it is so"],
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
