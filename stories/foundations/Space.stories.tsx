import type { Meta, StoryObj } from "@storybook/react-vite"
import type { CSSProperties } from "react"
import { expect, waitFor } from "storybook/test"
import { Token } from "./Measured"
import { Part, Sheet } from "./Sheet"
import styles from "./Space.module.css"
import { tokensLike } from "./tokens"

const Bars = ({ names }: { readonly names: ReadonlyArray<string> }) => (
  <ul className={styles.scale}>
    {names.map((token) => (
      <li key={token} className={styles.measure}>
        <Token name={token} />
        <div className={styles.bar} style={{ inlineSize: `var(${token})` }} />
      </li>
    ))}
  </ul>
)

type TilesProps = {
  readonly names: ReadonlyArray<string>
  readonly kind: "shape" | "shade" | "control"
  readonly styleOf: (token: string) => CSSProperties
}

const Tiles = ({ kind, names, styleOf }: TilesProps) => (
  <ul className={styles.tiles}>
    {names.map((token) => (
      <li key={token} className={styles.tile}>
        <div className={styles[kind]} style={styleOf(token)} />
        <Token name={token} />
      </li>
    ))}
  </ul>
)

const Spaces = () => (
  <Sheet
    title="Space, shape and motion"
    lead="One base of 4 px, four radii, four heights above the page. The gutter and the distance between sections grow with the window; durations fall to 1 ms where motion is reduced."
  >
    <Part title="Spacing">
      <Bars names={tokensLike(/^--gutter$|^--section$/)} />
    </Part>
    <Part title="Radii">
      <Tiles kind="shape" names={tokensLike(/^--r-/)} styleOf={(token) => ({ borderRadius: `var(${token})` })} />
    </Part>
    <Part title="Elevation" note="Each shadow is two: one that grounds, one that lifts; tinted, never black.">
      <Tiles kind="shade" names={tokensLike(/^--sh-\d/)} styleOf={(token) => ({ boxShadow: `var(${token})` })} />
    </Part>
    <Part title="Controls" note="The smallest is above the 24 px that WCAG 2.2 asks for.">
      <Tiles kind="control" names={tokensLike(/^--control/)} styleOf={(token) => ({ blockSize: `var(${token})` })} />
    </Part>
    <Part title="Durations">
      <Tiles kind="shape" names={tokensLike(/^--d-/)} styleOf={() => ({ display: "none" })} />
    </Part>
    <Part title="Breakpoints">
      <Bars names={tokensLike(/^--container$/)} />
    </Part>
  </Sheet>
)

const meta = {
  title: "Foundations/Space",
  component: Spaces,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof Spaces>
export default meta

export const Space: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("--r-3").nextElementSibling).toHaveTextContent("px"))
    await expect(canvas.getByText("--r-full")).toBeVisible()
  }
}
