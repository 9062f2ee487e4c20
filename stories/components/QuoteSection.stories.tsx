import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Alert } from "../../src/components/Alert/Alert"
import { Hero } from "../../src/components/Hero/Hero"
import { QuoteSection } from "../../src/components/QuoteSection/QuoteSection"

const meta = {
  title: "Components/Quote/QuoteSection",
  component: QuoteSection,
  parameters: { layout: "fullscreen" },
  args: {
    id: "cotizar",
    kind: "part",
    children: (
      <>
        <Alert kind="info">Lo primero se apoya sobre el paisaje.</Alert>
        <p>Lo que sigue queda debajo.</p>
      </>
    )
  },
  render: (args) => (
    <main>
      <Hero kind="slim" scene="europa" mood="alba" lines={["COTIZÁ TU COBERTURA"]} />
      <QuoteSection {...args} />
    </main>
  )
} satisfies Meta<typeof QuoteSection>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Alone under a short hero it fills the first screen: what comes below is out of sight. */
export const Page: Story = {
  args: { kind: "page" },
  play: async ({ canvasElement }) => {
    const { bottom } = canvasElement.querySelector("#cotizar")?.getBoundingClientRect() ?? { bottom: 0 }
    await expect(bottom).toBeGreaterThan(window.innerHeight)
  }
}
