import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ProgressLine } from "../../src/components/ProgressLine/ProgressLine"

const meta = {
  title: "Components/Feedback/ProgressLine",
  component: ProgressLine,
  parameters: { layout: "fullscreen" },
  args: { label: "Cargando la página" }
} satisfies Meta<typeof ProgressLine>
export default meta

/** Along the top of the window, above the header. It takes no press. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole("progressbar", { name: "Cargando la página" })
    const { left, top, width } = line.getBoundingClientRect()
    await expect({ left, top, width }).toEqual({ left: 0, top: 0, width: document.documentElement.clientWidth })
    await expect(document.elementFromPoint(40, 1)).not.toBe(line)
  }
}
