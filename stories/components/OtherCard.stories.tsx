import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { OtherCard } from "../../src/components/OtherCard/OtherCard"

const meta = {
  title: "Components/Checkout/OtherCard",
  component: OtherCard,
  args: {
    advice: "Revisá los datos o probá con otra tarjeta. Tu viaje y los pasajeros siguen guardados.",
    label: "Usar otra tarjeta",
    onOther: fn(),
    children: (
      <p>
        Si preferís, llamanos: <a href="tel:08005550143">0800 555 0143</a>
      </p>
    )
  }
} satisfies Meta<typeof OtherCard>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usar otra tarjeta" }))
    await expect(args.onOther).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("link", { name: "0800 555 0143" })).toBeVisible()
  }
}
