import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import styles from "./Colour.module.css"
import { Token } from "./Measured"
import { Part, Sheet } from "./Sheet"
import { tokensLike } from "./tokens"

const ramps = [
  ["Brand", /^--brand-\d/],
  ["Accent", /^--accent-\d/],
  ["Glow", /^--glow-\d/],
  ["Neutral", /^--n-\d/],
  ["Success", /^--success-\d/],
  ["Danger", /^--danger-\d/],
  ["Warning", /^--warning-\d/]
] as const

const roles = [
  ["Surfaces and text", /^--(surface|text|line|field)(-|$)/],
  [
    "Actions and marks",
    /^--(action|on-action|pop|on-pop|link|tag|on-tag|soft|selected|focus|logo-accent)(-(hover|active|2))?$/
  ],
  ["Night", /^--(night|on-night)(-2)?$/],
  ["Status", /^--(on-)?(success|danger|warning)(-soft)?$/]
] as const

const Ramp = ({ names }: { readonly names: ReadonlyArray<string> }) => (
  <ul className={styles.ramp}>
    {names.map((token) => (
      <li key={token} className={styles.step}>
        <div className={styles.paint} style={{ background: `var(${token})` }} />
        <Token name={token} />
      </li>
    ))}
  </ul>
)

const Roles = ({ names }: { readonly names: ReadonlyArray<string> }) => (
  <ul className={styles.roles}>
    {names.map((token) => (
      <li key={token} className={styles.role}>
        <div className={styles.dot} style={{ background: `var(${token})` }} />
        <div className={styles.said}>
          <Token name={token} />
        </div>
      </li>
    ))}
  </ul>
)

const Colours = () => (
  <Sheet
    title="Colour"
    lead="Components speak in roles; a channel gives the ramps their colours and, where it must, a role another step. Every value is read from this page, so it is the one that the channel of the toolbar paints with."
  >
    {roles.map(([title, pattern]) => (
      <Part key={title} title={title}>
        <Roles names={tokensLike(pattern)} />
      </Part>
    ))}
    {ramps.map(([title, pattern]) => (
      <Part key={title} title={title}>
        <Ramp names={tokensLike(pattern)} />
      </Part>
    ))}
  </Sheet>
)

const meta = {
  title: "Foundations/Colour",
  component: Colours,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof Colours>
export default meta

export const Colour: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText("--brand-700").nextElementSibling).toHaveTextContent(/^#[0-9a-f]{3,6}$/)
    )
    await waitFor(() => expect(canvas.getByText("--action").nextElementSibling).toHaveTextContent(/^#[0-9a-f]{3,6}$/))
  }
}
