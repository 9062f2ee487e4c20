import type { Meta, StoryObj } from "@storybook/react-vite"
import { FormCard } from "../../src/components/FormCard/FormCard"
import { FormIntro } from "../../src/components/FormIntro/FormIntro"
import { FormLayout } from "../../src/components/FormLayout/FormLayout"
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

export const Playground: StoryObj<typeof meta> = {}
