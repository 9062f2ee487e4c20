import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { type Benefit, BenefitList } from "../../src/components/BenefitList/BenefitList"

const three: readonly Benefit[] = [
  { stamp: "worldwide", title: "Cobertura Mundial", text: "Te acompañamos en todos los continentes." },
  { stamp: "assistance", title: "Asistencia 24/7", text: "Una persona te atiende a cualquier hora, todos los días." },
  {
    stamp: "guarantee",
    title: "Garantía",
    text: "Podés arrepentirte dentro de los 10 días, si la cobertura no comenzó."
  }
]

const meta = {
  title: "Components/Brand/BenefitList",
  component: BenefitList,
  args: { benefits: three },
  decorators: [
    (Story) => (
      <>
        <h2>Los beneficios de contratarnos</h2>
        <Story />
      </>
    )
  ]
} satisfies Meta<typeof BenefitList>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3)
    await expect(canvas.getByRole("heading", { level: 3, name: "Garantía" })).toBeVisible()
  }
}
