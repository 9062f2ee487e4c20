import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { CartBar } from "../../src/components/CartBar/CartBar"
import { CartPanel } from "../../src/components/CartPanel/CartPanel"
import { CheckoutLayout } from "../../src/components/CheckoutLayout/CheckoutLayout"
import { CouponBox } from "../../src/components/CouponBox/CouponBox"
import { ErrorSummary } from "../../src/components/ErrorSummary/ErrorSummary"
import { PassengerCard } from "../../src/components/PassengerCard/PassengerCard"
import { StepFoot } from "../../src/components/StepFoot/StepFoot"
import { StepHead } from "../../src/components/StepHead/StepHead"
import { discounted } from "./cartSamples"
import { mainPassenger, otherPassenger } from "./passengerFields"

const noop = () => {}
const meta = {
  title: "Components/Checkout/CheckoutLayout",
  component: CheckoutLayout,
  parameters: { layout: "fullscreen" },
  args: {
    head: (
      <StepHead
        title="PASO 2: Información de los pasajeros"
        trail={{
          label: "Progreso de la compra",
          done: "listo",
          current: 1,
          steps: [{ label: "Cotización", href: "/cotizar" }, { label: "Pasajeros" }, { label: "Pago" }]
        }}
      />
    ),
    aside: (
      <CartPanel {...discounted} id="your-purchase" change={{ label: "Cambiar plan", href: "/cotizar" }}>
        <CouponBox
          label="Cupón de descuento"
          value=""
          onChange={noop}
          applyLabel="APLICAR"
          onApply={noop}
          applied={{ text: "DESCUENTO APLICADO CORRECTAMENTE", removeLabel: "Quitar cupón", onRemove: noop }}
        />
      </CartPanel>
    ),
    children: (
      <>
        <ErrorSummary
          title="Revisá 3 datos para continuar."
          and="y"
          fields={[
            { name: "phone", label: "Teléfono" },
            { name: "emergency", label: "contacto de emergencia" },
            { name: "birth-2", label: "fecha de nacimiento del pasajero 2" }
          ]}
          onGo={noop}
        />
        <CartBar
          plan="PLATINUM"
          trip="12/01/2027 – 26/01/2027 · 2 pasajeros"
          total="$ 167.994"
          linkLabel="Ver compra"
          panelId="your-purchase"
        />
        <PassengerCard
          title="Pasajero 1"
          note="34 años · recibe el voucher"
          action={
            <Button kind="line" size="small" icon="user-circle">
              USAR MIS DATOS
            </Button>
          }
        >
          {mainPassenger(true)}
        </PassengerCard>
        <PassengerCard title="Pasajero 2" note="8 años">
          {otherPassenger("La edad no coincide con la fecha de nacimiento.")}
        </PassengerCard>
        <StepFoot submitLabel="CONTINUAR" onSubmit={noop} back={{ label: "Volver a los planes", href: "/cotizar" }} />
      </>
    )
  }
} satisfies Meta<typeof CheckoutLayout>
export default meta
type Story = StoryObj<typeof meta>

/** The cart stands beside the forms where there is room. No element is wider than the window. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole("group", { name }).getBoundingClientRect().top
    const panel = canvas.getByRole("region", { name: "Tu compra" })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    if (window.innerWidth < 1024) {
      await expect(panel.getBoundingClientRect().top).toBeGreaterThan(top("Pasajero 2"))
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
    aside: (
      <>
        <CartPanel {...discounted} />
        <div style={{ blockSize: 500, background: "var(--surface)" }} data-testid="end" />
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
