import type { Meta, StoryObj } from "@storybook/react-vite"
import { Contents } from "../../src/components/Contents/Contents"

const meta = {
  title: "Components/Layout/Contents",
  component: Contents,
  args: {
    title: "Temas",
    links: [
      { href: "#antes", label: "Antes de comprar" },
      { href: "#coberturas", label: "Qué cubre mi plan y hasta cuánto" },
      { href: "#despues", label: "Después de la compra" }
    ]
  }
} satisfies Meta<typeof Contents>
export default meta

export const Playground: StoryObj<typeof meta> = {}
