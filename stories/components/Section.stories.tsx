import type { Meta, StoryObj } from "@storybook/react-vite"
import { Section } from "../../src/components/Section/Section"

const meta = {
  title: "Components/Layout/Section",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: { title: "Los beneficios de contratarnos", children: <p>Cobertura Mundial, Asistencia 24/7, Garantía.</p> }
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const SunkenAndCentred: Story = {
  args: { ground: "sunken", align: "center", eyebrow: "PRODUCTOS", title: "Elegí cuánto querés cubrir" }
}
