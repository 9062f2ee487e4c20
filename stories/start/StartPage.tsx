import { Prose } from "../foundations/Prose"
import { Part, Sheet } from "../foundations/Sheet"
import { Changes } from "./Changes"
import styles from "./Start.module.css"

const to = (story: string) => `./?path=/story/${story}`

const places = [
  ["Foundations", "foundations-themes--themes", "colours, type, space, scenes and every theme side by side"],
  [
    "Components",
    "components-plans-plancard--playground",
    "by what they serve: a playground first, then a story for each look"
  ],
  ["Pages", "pages-resultspage--playground", "each page in each state; the toolbar changes its world"],
  ["Parts", "parts-plansonoffer--playground", "what pages are made of, where it knows the visitor's journey"],
  ["Flows", "flows-purchase--playground", "a purchase and a registration, played to the end"],
  ["Specification", "specification-requirements--playground", "each requirement with the tests that prove it"],
  ["Decisions", "decisions-byarea--build", "why it is so"],
  ["Rules", "rules-whythiscode--playground", "which plan a trip gets, or why none"],
  ["Contract", "contract-publicapi--playground", "each call to the provider, with its answers"],
  ["Texts", "texts-specifiedtexts--playground", "each specified text and where it is shown"],
  ["Operating", "operating-guides--commands", "commands, deploying, photographs"]
] as const

const switches = [
  ["Brand", "one of them, or all side by side"],
  ["Session", "who is logged in"],
  ["Context", "bought here, or begun at a partner's"],
  ["Network", "slow, down, or answering with errors"],
  ["Motion", "moving or still, whatever this machine prefers"],
  ["Viewport", "the widths of design and photographs, 320 to 1440"]
] as const

const approval = [
  "Look at the report of the change: Chromatic's, or `.cache/visual/report.html` of `npm run visual`.",
  "Each group is one cause over brands and widths. Press the picture to see before and after.",
  "Open the story from its link: it has the brand and width of the picture.",
  "Say per group: as meant, or what is wrong. The report lists the sentences to copy.",
  "Approve in Chromatic, or with `npm run visual:update` and a commit of the photographs."
]

/** Where a reviewer begins. */
export const StartPage = () => (
  <Sheet title="Begin here" lead="What is where, how to switch it, how to approve a change, and what changed.">
    <Part title="What is where">
      <dl className={styles.places}>
        {places.map(([name, story, text]) => (
          <div key={name}>
            <dt>
              <a href={to(story)} target="_top">
                {name}
              </a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title="How to switch" note="The toolbar above each story. A link keeps every switch.">
      <dl className={styles.places}>
        {switches.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title="How to approve">
      <ol className={styles.steps}>
        {approval.map((step) => (
          <li key={step}>
            <Prose text={step} />
          </li>
        ))}
      </ol>
    </Part>
    <Changes />
  </Sheet>
)
