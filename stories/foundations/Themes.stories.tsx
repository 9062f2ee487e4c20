import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { brands } from "../brands"
import { ContrastTable } from "./Contrast"
import { pairs } from "./contrast"
import { Part, Sheet } from "./Sheet"
import { Theme } from "./Theme"
import styles from "./Themes.module.css"

const ids = brands.map(({ channel }) => channel.id)

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
    <Part
      title="Contrast"
      note="The ratio of WCAG 2.2, of the two colours as this browser computed them: 4.5 for text, 3 for what is drawn. The same pairs fail a test."
    >
      <ContrastTable channels={ids} />
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
    await expect(canvas.getAllByRole("article")).toHaveLength(ids.length)
    const table = within(canvas.getByRole("table"))
    await waitFor(() => expect(table.getAllByText(/\d\.\d\d$/)).toHaveLength(pairs.length * ids.length))
    await expect(table.queryByText(/too little/)).toBeNull()
  }
}
