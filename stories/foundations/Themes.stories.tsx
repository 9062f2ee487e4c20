import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { brands } from "../brands"
import { Part, Sheet } from "./Sheet"
import { Theme } from "./Theme"
import styles from "./Themes.module.css"

const AllThemes = () => (
  <Sheet
    title="Themes"
    lead="Every brand side by side. A theme gives the ramps their colours and moves a role where it must. It also sets the character: corners, edges, weight of titles, shape of buttons and stamps, ridge of the footer, easing. A component reads tokens alone, so that it is right in all if it is right in each extreme: BBVA, BELO, MESSIS and PERSONAL."
  >
    <Part title="Side by side">
      <div className={styles.themes}>
        {brands.map(({ channel, copy, logo }) => (
          <Theme key={channel.id} channel={channel} copy={copy} logo={logo} />
        ))}
      </div>
    </Part>
  </Sheet>
)

const meta = {
  title: "Foundations/Themes",
  component: AllThemes,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof AllThemes>
export default meta

export const Themes: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(brands.length)
  }
}
