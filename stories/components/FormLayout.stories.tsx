import type { Meta, StoryObj } from "@storybook/react-vite"
import { FormCard } from "../../src/components/FormCard/FormCard"
import { FormIntro } from "../../src/components/FormIntro/FormIntro"
import { FormLayout } from "../../src/components/FormLayout/FormLayout"
import { Hero } from "../../src/components/Hero/Hero"
import formCard from "./FormCard.stories"

const meta = {
  title: "Components/Layout/FormLayout",
  component: FormLayout,
  parameters: { layout: "fullscreen" },
  args: {
    under: "header",
    aside: <FormIntro title="Botón de arrepentimiento" text={["Podés dejar sin efecto tu compra."]} />,
    children: <FormCard {...formCard.args} />
  }
} satisfies Meta<typeof FormLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The form overlaps the landscape and comes first on a phone. */
export const UnderHero: Story = {
  args: { under: "hero", aside: <p>0800 555 0143</p> },
  render: (args) => (
    <>
      <Hero kind="slim" scene="puente" mood="alba" lines={["Contacto"]} lead="Te respondemos." />
      <FormLayout {...args} />
    </>
  )
}
