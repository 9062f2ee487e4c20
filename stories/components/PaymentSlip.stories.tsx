import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { LoadingOverlay } from "../../src/components/LoadingOverlay/LoadingOverlay"
import { PaymentSlip } from "../../src/components/PaymentSlip/PaymentSlip"
import { payment } from "../../src/copy/payment"

const meta = {
  title: "Components/Checkout/PaymentSlip",
  component: PaymentSlip,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    plan: "PLATINUM",
    trip: "18/12/2026 – 28/12/2026 · 3 pasajeros",
    total: "$ 201.814",
    way: "12 × $ 16.817,84 sin interés",
    card: { network: "Visa", text: "Visa terminada en 4242" }
  },
  render: (args) => (
    <>
      <h1>PASO 3: Pago</h1>
      <LoadingOverlay title={payment.paying} hint={payment.stay}>
        <PaymentSlip {...args} />
      </LoadingOverlay>
    </>
  )
} satisfies Meta<typeof PaymentSlip>
export default meta
type Story = StoryObj<typeof meta>

/** Over the page, which stays in sight (OU-last-step). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole("dialog", { name: "Procesando tu pago…" })
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
    await expect(overlay).toHaveTextContent(/\$ 201\.814.*Visa terminada en 4242.*No cierres esta página\./)
    await expect(canvas.getByText("Visa terminada en 4242")).toHaveAttribute("data-clarity-mask", "true")
    await expect(overlay.getBoundingClientRect().top).toBeGreaterThan(0)
  }
}

/** The card is forgotten once it is sold; debit has no instalments. */
export const Sold: Story = { args: { way: undefined, card: undefined } }
