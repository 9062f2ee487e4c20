import type { Meta, StoryObj } from "@storybook/react-vite"
import { componentModes } from "../../.storybook/modes"
import { Alert } from "../../src/components/Alert/Alert"
import { Hero } from "../../src/components/Hero/Hero"
import { QuoteSection } from "../../src/components/QuoteSection/QuoteSection"

const meta = {
  title: "Components/QuoteSection",
  component: QuoteSection,
  parameters: { layout: "fullscreen" },
  args: {
    id: "cotizar",
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

export const Playground: StoryObj<typeof meta> = { parameters: { chromatic: { modes: componentModes } } }
