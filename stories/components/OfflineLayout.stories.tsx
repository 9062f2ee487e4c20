import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { OfflineLayout } from "../../src/components/OfflineLayout/OfflineLayout"
import { brandOf } from "../brandOf"

const meta = {
  title: "Components/Account/OfflineLayout",
  component: OfflineLayout,
  // The brand switch gives it.
  argTypes: { logo: { control: false } },
  parameters: { layout: "fullscreen" },
  args: {
    scene: "europa",
    mood: "tarde",
    logo: brandOf("").logo,
    brand: "Portal",
    age: "Guardada el 28/11,",
    state: "sin conexión",
    children: <p data-panel style={{ padding: "120px 20px" }} />,
    foot: (
      <Button block kind="line" icon="arrow-clockwise-bold">
        Reintentar
      </Button>
    )
  },
  render: (args, { globals }) => <OfflineLayout {...args} logo={brandOf(globals.channel).logo} />
} satisfies Meta<typeof OfflineLayout>
export default meta
type Story = StoryObj<typeof meta>

/** Says how old its content is, and leads nowhere (OU-offline-card). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Guardada el 28/11, sin conexión")
    await expect(canvas.queryByRole("link")).toBeNull()
  }
}

export const Noche: Story = { args: { scene: "asia", mood: "noche", age: undefined, state: "Sin conexión" } }
