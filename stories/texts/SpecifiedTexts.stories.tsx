import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { specifiedTexts } from "../../tests/texts/specified"
import { SpecifiedTexts } from "./SpecifiedTexts"

const meta = {
  title: "Texts/SpecifiedTexts",
  component: SpecifiedTexts,
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { shown: "" },
  render: (_, { globals }) => <SpecifiedTexts shown={String(globals.channel)} />
} satisfies Meta<typeof SpecifiedTexts>
export default meta

export const Playground: StoryObj<typeof meta> = {}

export const Works: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const screens = new Set(specifiedTexts.map(({ screen }) => screen))
    await expect(canvas.getAllByRole("region")).toHaveLength(screens.size)
    await userEvent.selectOptions(canvas.getByLabelText("Screen"), "Payment")
    await userEvent.type(canvas.getByLabelText("Search the texts"), "faltan")
    const region = within(await canvas.findByRole("region", { name: "Payment" }))
    await expect(region.getByText("Faltan algunos datos")).toBeVisible()
    await expect(region.getByRole("link")).toHaveAttribute(
      "href",
      expect.stringContaining("/story/pages-paymentpage--")
    )
    await expect(canvas.getAllByRole("region")).toHaveLength(1)
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
    await userEvent.selectOptions(canvas.getByLabelText("Screen"), "")
    await expect(canvas.getAllByRole("region")).toHaveLength(screens.size)
  }
}
