import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { silverPlan } from "../../contracts/fixtures/plans"
import { cartOf } from "../../src/core/cart/cart"
import { SaleKeyTaken, SaleRefused, SaleUnknown } from "../../src/core/enroll/EnrollApi"
import { PaymentPage } from "../../src/pages/checkout/PaymentPage"
import { inWorld } from "../world/inWorld"
import { inAnotherTab } from "../world/withWorld"
import { fillOnce } from "./paymentSteps"
import { creditAlone, once, paymentOf } from "./paymentWorld"

type Canvas = ReturnType<typeof within>

const meta = {
  title: "Parts/PaymentModal",
  component: PaymentPage,
  ...inWorld,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } }
} satisfies Meta<typeof PaymentPage>
export default meta
type Story = StoryObj<typeof meta>

/** A modal that closed just now leaves no press to the page. */
const pay = (canvas: Canvas) => waitFor(() => userEvent.click(canvas.getByRole("button", { name: "COMPLETAR PAGO" })))
const modal = async (name: string) => within(await screen.findByRole("dialog", { name }))
/** A modal takes no press at once. */
const close = async () => {
  const told = await modal("Error")
  await waitFor(() => userEvent.click(told.getByRole("button", { name: "Cerrar" })))
}

/**
 * Under the key in doubt another payment costs nothing more: the buyer's word is enough. Once the
 * provider takes no more requests under that key, paying again says that it may cost twice (TR-12).
 */
export const Again: Story = {
  parameters: {
    world: paymentOf({
      channel: creditAlone,
      cart: { cart: cartOf(once) },
      sales: { failure: new SaleUnknown({ cause: "Status" }), later: new SaleKeyTaken() }
    })
  },
  play: async ({ canvas }) => {
    await fillOnce(canvas)
    await pay(canvas)
    await close()
    await pay(canvas)
    const first = await modal("¿Querés pagar de todos modos?")
    await expect(first.getByText(/^Tu pago anterior puede haberse cobrado: PLATINUM, del/)).not.toHaveTextContent(
      "dos veces"
    )
    await waitFor(() => expect(first.getByRole("button", { name: "PAGAR DE TODOS MODOS" })).toBeVisible())
    await waitFor(() => userEvent.click(first.getByRole("button", { name: "PAGAR DE TODOS MODOS" })))
    await close()
    await pay(canvas)
    const asked = await modal("Hay un pago tuyo sin confirmar")
    await waitFor(() => expect(asked.getByText(/puede cobrarse dos veces/)).toBeVisible())
  }
}

/**
 * Refused, and the answer does not say why: what to do stays over the button until the next press
 * (OU-last-step).
 */
export const Refused: Story = {
  parameters: {
    world: paymentOf({
      channel: creditAlone,
      cart: { cart: cartOf(once) },
      quotes: { plans: [once] },
      sales: { failure: new SaleRefused({ status: 400 }) }
    })
  },
  play: async ({ canvas }) => {
    await fillOnce(canvas)
    await pay(canvas)
    await close()
    const said = await canvas.findByText(/^No se te cobró nada/)
    await expect(said.compareDocumentPosition(canvas.getByText("COMPLETAR PAGO"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING
    )
    await expect(canvas.getByLabelText("Número de tarjeta")).toBeValid()
    await pay(canvas)
    await waitFor(() => expect(said).not.toBeInTheDocument())
  }
}

/** The plan is no longer on sale: the way leads to the others (OU-15). */
export const Gone: Story = {
  parameters: {
    world: paymentOf({ channel: creditAlone, cart: { cart: cartOf(once), quotedAt: 0 }, quotes: { plans: [] } })
  },
  play: async ({ canvas }) => {
    await fillOnce(canvas)
    await expect(await canvas.findByText(/^Este plan ya no está a la venta/)).toBeVisible()
    await pay(canvas)
    const told = await modal("Este plan ya no está a la venta")
    await waitFor(() => expect(told.getByText(/^No se te cobró nada/)).toBeVisible())
    await waitFor(() => userEvent.click(told.getByRole("button", { name: "VER OTROS PLANES" })))
    await expect(await canvas.findByText(/the page leads to \/cotizar\.$/)).toBeVisible()
  }
}

/** Another tab chose another plan: the page shows it, says so, and sends nothing (TR-20). */
export const ChangedElsewhere: Story = {
  parameters: { world: paymentOf({ channel: creditAlone, cart: { cart: cartOf(once) } }) },
  play: async ({ canvas }) => {
    await fillOnce(canvas)
    inAnotherTab({ cart: cartOf(silverPlan) })
    await pay(canvas)
    const told = await modal("Tu compra cambió")
    await waitFor(() => expect(told.getByText(/^La modificaste en otra pestaña y no se cobró nada/)).toBeVisible())
    await expect(await canvas.findByRole("region", { name: "Tu compra" })).toHaveTextContent(silverPlan.name)
  }
}
