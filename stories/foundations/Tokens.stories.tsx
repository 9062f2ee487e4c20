import type { Meta, StoryObj } from "@storybook/react-vite"
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react"
import { expect, waitFor } from "storybook/test"
import { Name, Part, Sheet, Value } from "./Sheet"
import styles from "./Tokens.module.css"
import { tokensLike } from "./tokens"

interface Group {
  readonly title: string
  readonly like: RegExp
  /** How a token's value looks, on a box or on the sample. */
  readonly look: (value: string) => CSSProperties
  /** A text that shows the value; without it a box does. */
  readonly sample?: string
}

const paint: Group["look"] = (background) => ({ background, blockSize: 88 })

const groups: ReadonlyArray<Group> = [
  { title: "Surfaces and text", like: /^--(surface|text|line|field)(-|$)/, look: paint },
  {
    title: "Actions and marks",
    like: /^--(action|on-action|pop|on-pop|link|tag|on-tag|soft|selected|focus|logo-accent)(-(hover|active|2))?$/,
    look: paint
  },
  { title: "Night", like: /^--(night|on-night)(-2)?$/, look: paint },
  { title: "Status", like: /^--(on-)?(success|danger|warning)(-soft)?$/, look: paint },
  { title: "Ramps of the brand", like: /^--(brand|accent|glow)-\d/, look: paint },
  { title: "Ramps of all", like: /^--(n|success|danger|warning)-\d/, look: paint },
  { title: "Type", like: /^--t-/, look: (fontSize) => ({ fontSize }), sample: "Viajá con todo cubierto" },
  { title: "Weights", like: /^--w-/, look: (fontWeight) => ({ fontWeight }), sample: "Áñü 148" },
  { title: "Spacing", like: /^--(gutter|section|container)$/, look: (inlineSize) => ({ inlineSize }) },
  { title: "Radii", like: /^--r-/, look: (borderRadius) => ({ borderRadius, blockSize: 104 }) },
  { title: "Elevation", like: /^--sh-\d/, look: (boxShadow) => ({ boxShadow, blockSize: 104 }) },
  { title: "Controls", like: /^--control/, look: (blockSize) => ({ blockSize }) },
  { title: "Durations", like: /^--d-/, look: () => ({ display: "none" }) }
]

/** A token's name, its value in the toolbar's brand, and what that looks like. */
const Token = ({ look, name, sample }: Pick<Group, "look" | "sample"> & { readonly name: string }) => {
  const ref = useRef<HTMLLIElement>(null)
  const [value, setValue] = useState("")
  useLayoutEffect(() => {
    if (ref.current) setValue(getComputedStyle(ref.current).getPropertyValue(name).trim())
  })
  return (
    <li ref={ref}>
      <div className={sample ? styles.sample : styles.look} style={look(`var(${name})`)}>
        {sample}
      </div>
      <Name>{name}</Name> <Value>{value}</Value>
    </li>
  )
}

const AllTokens = () => (
  <Sheet
    title="Tokens"
    lead="What components are drawn with. They speak in roles; a brand gives the ramps their colours and, where it must, a role another step. Each value is read from this page, so it is the one of the toolbar's brand."
  >
    {groups.map(({ like, look, sample, title }) => (
      <Part key={title} title={title}>
        <ul className={sample ? styles.lines : styles.tiles}>
          {tokensLike(like).map((name) => (
            <Token key={name} name={name} look={look} {...(sample && { sample })} />
          ))}
        </ul>
      </Part>
    ))}
  </Sheet>
)

const meta = {
  title: "Foundations/Tokens",
  component: AllTokens,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof AllTokens>
export default meta

export const Tokens: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const valueFor = (name: string) => expect(canvas.getByText(name).nextElementSibling)
    await waitFor(() => valueFor("--brand-700").toHaveTextContent(/^#[0-9a-f]{3,6}$/))
    await valueFor("--action").toHaveTextContent(/^#[0-9a-f]{3,6}$/)
    await valueFor("--r-3").toHaveTextContent("px")
    await expect(getComputedStyle(canvas.getByRole("heading", { level: 1 })).fontFamily).toMatch(/^"?Figtree/)
    for (const list of canvas.getAllByRole("list")) await expect(list).not.toBeEmptyDOMElement()
  }
}
