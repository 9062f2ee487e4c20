import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { CardPreview } from "../../src/components/CardPreview/CardPreview"
import { drawings } from "../../src/components/Scene/Scene"
import type { SceneName } from "../../src/styles/looks"
import { looks } from "./looks"

const meta = {
  title: "Components/Checkout/CardPreview",
  component: CardPreview,
  args: {
    label: "Vista previa de tu tarjeta",
    scene: "patagonia",
    network: "Visa",
    number: "4509530012841142",
    holder: "Ana Martínez",
    holderLabel: "Titular",
    holderPlaceholder: "NOMBRE Y APELLIDO"
  }
} satisfies Meta<typeof CardPreview>
export default meta
type Story = StoryObj<typeof meta>

/** A picture with a fixed name. Screen readers and recorders get no card data. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "Vista previa de tu tarjeta" })
    await expect(picture).toHaveTextContent("4509 5300 1284 1142")
    await expect(picture).toHaveAttribute("data-clarity-mask", "true")
    const told = canvas.getAllByRole("img").map((image) => image.getAttribute("aria-label"))
    await expect(told.join()).not.toMatch(/\d/)
  }
}

/** Dots stand for missing characters. The form may know the network before the number. */
export const Looks: Story = looks(CardPreview, {
  "with expiry": {
    network: "Mastercard",
    number: "54127500123456",
    holder: "Camila Rojas",
    expiry: { label: "Vence", value: "09/28", placeholder: "MM/AA" }
  },
  amex: { network: "Amex", number: "3700", holder: "" },
  empty: { network: undefined, number: "", holder: " ", expiry: { label: "Vence", value: "", placeholder: "MM/AA" } },
  "long texts": { number: "4509530012841142123", holder: "María de los Ángeles Etchegoyen Fernández Anchorena" }
})
Looks.play = async ({ canvas }) => {
  const [withExpiry, amex, empty] = canvas.getAllByRole("img")
  await expect(withExpiry).toHaveTextContent("5412 7500 1234 56••")
  await expect(amex).toHaveTextContent("3700 •••••• •••••")
  await expect(empty).toHaveTextContent("•••• •••• •••• ••••")
  await expect(empty).toHaveTextContent("NOMBRE Y APELLIDO")
}

/** Each landscape turns its quiet side to the digits. */
export const Landscapes: Story = looks(
  CardPreview,
  Object.fromEntries(Object.keys(drawings).map((scene) => [scene, { scene: scene as SceneName }]))
)
