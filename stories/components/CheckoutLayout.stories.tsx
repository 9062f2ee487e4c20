import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { CartBar } from "../../src/components/CartBar/CartBar"
import { CartPanel } from "../../src/components/CartPanel/CartPanel"
import { CheckoutAside, CheckoutLayout, CheckoutMain } from "../../src/components/CheckoutLayout/CheckoutLayout"
import { CouponBox } from "../../src/components/CouponBox/CouponBox"
import { ErrorSummary } from "../../src/components/ErrorSummary/ErrorSummary"
import { PassengerCard } from "../../src/components/PassengerCard/PassengerCard"
import { StepFoot } from "../../src/components/StepFoot/StepFoot"
import { boxes } from "../../src/copy/boxes"
import cartBar from "./CartBar.stories"
import couponBox from "./CouponBox.stories"
import { discounted } from "./cartSamples"
import errorSummary from "./ErrorSummary.stories"
import passengerCard from "./PassengerCard.stories"
import { otherPassenger } from "./passengerFields"
import stepFoot from "./StepFoot.stories"
import stepTrail from "./StepTrail.stories"

const applied = { text: boxes.coupon.applied, removeLabel: boxes.coupon.remove, onRemove: () => {} }

const forms = (
  <CheckoutMain>
    <ErrorSummary {...errorSummary.args} and="y" />
    <CartBar {...cartBar.args} />
    <PassengerCard {...passengerCard.args} />
    <PassengerCard title="Pasajero 2" note="8 años">
      {otherPassenger}
    </PassengerCard>
  </CheckoutMain>
)

const meta = {
  title: "Components/Checkout/CheckoutLayout",
  component: CheckoutLayout,
  parameters: { layout: "fullscreen" },
  args: {
    title: "PASO 2: Información de los pasajeros",
    trail: stepTrail.args,
    children: (
      <>
        {forms}
        <CheckoutAside>
          <CartPanel {...discounted} id="your-purchase" change={{ label: "Cambiar plan", href: "/cotizar" }}>
            <CouponBox {...couponBox.args} applied={applied} />
          </CartPanel>
        </CheckoutAside>
        <StepFoot {...stepFoot.args} />
      </>
    )
  }
} satisfies Meta<typeof CheckoutLayout>
export default meta
type Story = StoryObj<typeof meta>

/** The cart stands beside the forms where there is room, otherwise between them and the button. No element is wider than the window. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("PASO 2: Información de los pasajeros")
    const top = (name: string) => canvas.getByRole("group", { name }).getBoundingClientRect().top
    const panel = canvas.getByRole("region", { name: "Tu compra" })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    if (window.innerWidth < 1024) {
      await expect(panel.getBoundingClientRect().top).toBeGreaterThan(top("Pasajero 2"))
      const button = canvas.getByRole("button", { name: "CONTINUAR" }).getBoundingClientRect()
      await expect(button.top).toBeGreaterThan(panel.getBoundingClientRect().bottom)
      return
    }
    await expect(panel.getBoundingClientRect().top).toBeLessThan(top("Pasajero 1"))
    window.scrollTo(0, 700)
    await waitFor(() => {
      // Fonts set the final height.
      const { height, top: stays } = panel.getBoundingClientRect()
      expect(stays).toBeCloseTo(Math.min(96, window.innerHeight - height - 24), 0)
    })
    window.scrollTo(0, 0)
  }
}

/** An aside taller than the window sticks with its end visible. */
export const TallAside: Story = {
  args: {
    children: (
      <>
        {forms}
        <CheckoutAside>
          <CartPanel {...discounted} />
          <div style={{ blockSize: 500, background: "var(--surface)" }} data-testid="end" />
        </CheckoutAside>
        <StepFoot {...stepFoot.args} />
      </>
    )
  },
  play: async ({ canvas }) => {
    if (window.innerWidth < 1024) return
    window.scrollTo(0, 700)
    const { innerHeight } = window
    await waitFor(() =>
      expect(canvas.getByTestId("end").getBoundingClientRect().bottom).toBeCloseTo(innerHeight - 24, 0)
    )
    window.scrollTo(0, 0)
  }
}
