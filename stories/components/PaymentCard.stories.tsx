import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, within } from "storybook/test"
import { CardNumberField } from "../../src/components/CardNumberField/CardNumberField"
import { maskedFromRecorders } from "../../src/components/CardNumberField/cardDigits"
import { CardPreview } from "../../src/components/CardPreview/CardPreview"
import { PaymentCard } from "../../src/components/PaymentCard/PaymentCard"
import { TextField } from "../../src/components/TextField/TextField"
import cardPreview from "./CardPreview.stories"

const meta = {
  title: "Components/Checkout/PaymentCard",
  component: PaymentCard,
  args: {
    title: "Tarjeta de crédito",
    note: "Conexión segura",
    preview: <CardPreview {...cardPreview.args} />,
    children: (
      <>
        <TextField label="Titular" name="holder" value="Ana Martínez" onChange={fn()} {...maskedFromRecorders} />
        <CardNumberField label="Número de tarjeta" name="number" value="4509530012841142" onChange={fn()} />
      </>
    )
  }
} satisfies Meta<typeof PaymentCard>
export default meta

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("region", { name: "Tarjeta de crédito" }))
    await expect(card.getByText("Conexión segura")).toBeVisible()
    await expect(card.getByRole("img", { name: "Vista previa de tu tarjeta" })).toBeVisible()
  }
}
