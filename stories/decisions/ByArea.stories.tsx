import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { AreaPage } from "./AreaPage"
import { areas } from "./decisions"

const areaOf = (name: string) => {
  const area = areas.find((one) => one.name === name)
  if (!area) throw new Error(`No area is called ${name}`)
  return area
}

const pageOf = (name: string): Story => ({ args: { area: areaOf(name) } })

const meta = {
  title: "Decisions/ByArea",
  component: AreaPage,
  // The words are what is reviewed, not how they look here.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { area: areaOf("Build"), marked: 0 },
  argTypes: { marked: { control: "number" } }
} satisfies Meta<typeof AreaPage>
export default meta
type Story = StoryObj<typeof meta>

/** A link from elsewhere marks its decision. */
export const Marked: Story = {
  args: { area: areaOf("Purchase"), marked: 24 },
  play: async ({ canvas }) => {
    const marked = await canvas.findByRole("listitem", { current: true })
    await expect(marked).toHaveTextContent("24One purchase is paid once")
    await expect(marked).toHaveTextContent(/payCart\.ts · [A-Z]{2}-/)
  }
}

export const Build = pageOf("Build")
export const Pages = pageOf("Pages")
export const Quote = pageOf("Quote")
export const Purchase = pageOf("Purchase")
export const External = pageOf("External")
export const Account = pageOf("Account")
export const Service = pageOf("Service")
export const Privacy = pageOf("Privacy")
export const Review = pageOf("Review")
