import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { CartPanel } from "../../src/components/CartPanel/CartPanel"
import { CouponBox } from "../../src/components/CouponBox/CouponBox"
import { ProducerBox } from "../../src/components/ProducerBox/ProducerBox"
import { boxes } from "../../src/copy/boxes"
import couponBox from "./CouponBox.stories"
import { cart, discounted } from "./cartSamples"
import producerBox from "./ProducerBox.stories"

const applied = { text: boxes.coupon.applied, removeLabel: boxes.coupon.remove, onRemove: () => {} }
const change = { label: "Cambiar plan", href: "/cotizar", onClick: fn((event) => event.preventDefault()) }

const meta = {
  title: "Components/Checkout/CartPanel",
  component: CartPanel,
  args: {
    ...discounted,
    change,
    children: (
      <>
        <CouponBox {...couponBox.args} applied={applied} />
        <ProducerBox {...producerBox.args} sold />
      </>
    )
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 376 }}>{Story()}</div>]
} satisfies Meta<typeof CartPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Everything the visitor can change here: plan, coupon, producer (PA-11). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "Tu compra" }))
    await expect(panel.getByRole("heading", { name: "PLATINUM" })).toBeVisible()
    await expect(panel.getByText("−$ 18.666")).toBeVisible()
    await expect(panel.getByText("$ 167.994")).toBeVisible()
    await userEvent.click(panel.getByRole("link", { name: "Cambiar plan" }))
    await expect(change.onClick).toHaveBeenCalledOnce()
  }
}

/** Read-only, for the last step before the payment (PA-11). */
export const Summary: Story = {
  args: {
    ...cart,
    change: undefined,
    children: undefined,
    tax: { label: "Precio sin impuestos nacionales", price: "$ 184.422" },
    notice: <p>Los precios están expresados en pesos argentinos.</p>
  },
  play: ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull()
}

export const LongWords: Story = {
  args: {
    title: "PLATINUM PLUS DEPORTES DE INVIERNO",
    lines: [{ label: "PLATINUM PLUS DEPORTES DE INVIERNO USD 1.000.000", price: "$ 12.186.660,00" }],
    rows: [
      { label: "Destino", value: "LATINOAMÉRICA Y CARIBE" },
      { label: "Fechas", value: "12/01/2027 – 26/01/2027" },
      { label: "Pasajeros", value: "8 (34, 36, 8, 10, 12, 64, 68 y 71 años)" }
    ],
    total: { label: "Total", price: "$ 12.186.660,00" }
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>]
}
