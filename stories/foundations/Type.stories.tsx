import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Measured, Token } from "./Measured"
import { Part, Sheet } from "./Sheet"
import styles from "./Type.module.css"
import { tokensLike } from "./tokens"

const isDisplay = (token: string) => /-(hero|h\d)$/.test(token)

const looks = (token: string) => ({
  fontSize: `var(${token})`,
  lineHeight: token === "--t-hero" ? "var(--lh-tight)" : isDisplay(token) ? "var(--lh-head)" : "var(--lh-body)",
  letterSpacing: token === "--t-hero" ? "var(--track-hero)" : isDisplay(token) ? "var(--track-head)" : "normal",
  fontWeight: isDisplay(token) ? "var(--w-display)" : "var(--w-body)"
})

const inPixels = (around: HTMLElement) =>
  `${Math.round(Number.parseFloat(getComputedStyle(around).fontSize) * 10) / 10} px`

const Step = ({ token }: { readonly token: string }) => (
  <li className={styles.step}>
    <div className={styles.facts}>
      <Token name={token} />
    </div>
    <p style={looks(token)}>
      {isDisplay(token) ? "Viajá con todo cubierto" : "Asistencia médica las 24 horas, estés donde estés."}{" "}
      <Measured read={inPixels} />
    </p>
  </li>
)

const Weights = () => (
  <ul className={styles.weights}>
    {tokensLike(/^--w-/).map((token) => (
      <li key={token}>
        <p className={styles.letters} style={{ fontWeight: `var(${token})` }}>
          Áñü 148
        </p>
        <Token name={token} />
      </li>
    ))}
  </ul>
)

const Typeface = () => (
  <Sheet
    title="Type"
    lead="One family, Figtree, served by the portal itself. The large steps grow with the window between two bounds; each sample ends with its size in this one."
  >
    <Part title="Scale">
      <ul className={styles.steps}>
        {tokensLike(/^--t-/)
          .toReversed()
          .map((token) => (
            <Step key={token} token={token} />
          ))}
      </ul>
    </Part>
    <Part title="Weights">
      <Weights />
    </Part>
    <Part title="Reading" note="The measure of a running text is 64 characters at most.">
      <p className={styles.reading}>
        Tu asistencia empieza el día que salís y termina el día que volvés. Si algo pasa en el medio, llamanos: te
        decimos adónde ir, avisamos que vas y pagamos nosotros. Guardá el voucher en el teléfono; también funciona sin
        conexión.
      </p>
    </Part>
  </Sheet>
)

const meta = {
  title: "Foundations/Type",
  component: Typeface,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof Typeface>
export default meta

export const Type: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("16 px")).toBeVisible())
    await expect(getComputedStyle(canvas.getByRole("heading", { level: 1 })).fontFamily).toMatch(/^"?Figtree/)
  }
}
