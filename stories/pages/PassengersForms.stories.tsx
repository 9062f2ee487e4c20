import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { onceModes } from "../../.storybook/modes"
import { externalProducer } from "../../src/core/cart/cart"
import { QuoteUnavailable } from "../../src/core/quote/QuoteApi"
import { PassengersPage } from "../../src/pages/checkout/PassengersPage"
import { inWorld } from "../world/inWorld"
import { ana, bornFor, goOn, purchaseOf, tomas } from "./passengersWorld"

const meta = {
  title: "Parts/PassengersForms",
  component: PassengersPage,
  ...inWorld,
  parameters: { layout: "fullscreen" }
} satisfies Meta<typeof PassengersPage>
export default meta
type Story = StoryObj<typeof meta>

/** Both travellers were typed on each other's form: one press swaps them (PA-13). */
export const Playground: Story = {
  parameters: {
    chromatic: { modes: onceModes },
    world: purchaseOf(["34", "8"], {
      kept: { passengers: { main: { ...ana, birth: bornFor(8) }, others: [{ ...tomas, birth: bornFor(34) }] } }
    })
  },
  play: async ({ canvas }) => {
    await goOn(canvas)
    const [swap] = await canvas.findAllByRole("button", { name: "Intercambiar los pasajeros" })
    await expect(swap).toBeVisible()
  }
}

/** The finished passengers of a purchase that the buyer comes back to: a row each (OU-folded-passengers). */
export const Folded: Story = {
  parameters: {
    chromatic: { modes: onceModes },
    world: purchaseOf(["34", "8", "5"], {
      channel: { document: "dni", postal: "postalCode" },
      kept: { passengers: { main: ana, others: [tomas] } }
    })
  },
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole("button", { name: "Editar Pasajero 2", expanded: false })
    await expect(canvas.getByRole("heading", { name: "Ana Martínez" })).toBeVisible()
    await userEvent.click(edit)
    const [first, second] = canvas.getAllByLabelText("Nombre")
    await waitFor(() => expect(second).toHaveFocus())
    await expect(first).not.toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Editar Pasajero 1" }))
    await waitFor(() => expect(first).toHaveFocus())
    await expect(canvas.getByRole("heading", { name: "Tomás Martínez" })).toBeVisible()
  }
}

/** The rule takes seven digits, whose points tell that one may be missing: a doubt, and no tick (VA-03). */
export const DoubtfulDocument: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: purchaseOf(["34"], {
      channel: { document: "dni", postal: "postalCode" },
      kept: { passengers: { main: { ...ana, document: "28.456.71" }, others: [] } }
    })
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText("Número de documento")
    await expect(field).toHaveAccessibleDescription(/^¿Está completo\?/)
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveValue("28.456.71")
    await userEvent.type(field, "2")
    await expect(field).not.toHaveAccessibleDescription(/completo/)
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue("28456712"))
  }
}

/** The travellers came with a partner's link, and were not typed in this browser. */
export const Brought: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: purchaseOf(["34"], {
      cart: { ...purchaseOf([]).cart, producer: { sold: true, code: externalProducer } },
      kept: { passengers: { main: ana, others: [] } }
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Estos datos llegaron con tu cotización\./)).toBeVisible()
  }
}

/** The session ended since the page asked for it: the purchase goes on as a guest's. */
export const SessionOver: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: purchaseOf(["34"], {
      visit: { session: { email: "ana@example.com", verified: true } },
      account: { over: "already" }
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu sesión terminó\. La compra puede seguir/)).toBeInTheDocument()
    await expect(canvas.queryByRole("button", { name: "USAR MIS DATOS" })).toBeNull()
  }
}

/** A purchase whose only traveller is on the form: CONTINUAR has all that it needs. */
const complete = (more: Parameters<typeof purchaseOf>[1] = {}) =>
  purchaseOf(["34"], { ...more, kept: { passengers: { main: ana, others: [] }, ...more.kept } })

const unread = { failure: new QuoteUnavailable({ cause: "Network" }) }

/**
 * CONTINUAR waits for the coupon that is being checked; its button says so, and takes no press. 'Borrar
 * mis datos' meanwhile empties the forms, and its answer leads nowhere.
 */
export const Continuing: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: complete({ quotes: { ...unread, delay: "forever" } }) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Cupón de descuento"), "VIAJE10{Enter}")
    await goOn(canvas)
    await expect(await canvas.findByText("Guardando tus datos…")).toBeInTheDocument()
    await expect(canvas.getByRole("button", { name: "CONTINUAR" })).toHaveAttribute("aria-busy", "true")
    await userEvent.click(canvas.getByRole("button", { name: "Borrar mis datos" }))
    await expect(canvas.getByLabelText("Nombre")).toHaveValue("")
    await expect(canvas.getByRole("button", { name: "CONTINUAR" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.queryByText(/^Revis[áa] /)).toBeNull()
  }
}

/**
 * The provider does not answer, so the coupon's validity is unknown. The step stays, as going on would
 * lose its discount.
 */
export const CouponUnasked: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: complete({ quotes: { ...unread, delay: 1000 } })
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText("Cupón de descuento")
    await userEvent.type(field, "VIAJE10{Enter}")
    await goOn(canvas)
    await expect(await canvas.findByText(/^No pudimos verificar el cupón: /, {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.queryByText("EL CUPON NO ES VALIDO")).toBeNull()
    await expect(field).toHaveValue("VIAJE10")
  }
}

/** The browser stored nothing: all input stays, and another press tries again. */
export const NotKept: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: complete({ kept: { full: true } }) },
  play: async ({ canvas }) => {
    await goOn(canvas)
    await expect(await canvas.findByText(/^No pudimos guardar los datos de los pasajeros\./)).toBeVisible()
    await expect(canvas.getByLabelText("Nombre")).toHaveValue("Ana")
  }
}

/** Neither the browser nor the portal's answer says that the payment would open: the step stays. */
export const Offline: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: complete({ online: false }) },
  play: async ({ canvas }) => {
    await goOn(canvas)
    await expect(await canvas.findByText(/^Parece que no tenés conexión\./)).toBeVisible()
  }
}

/** The trip is being quoted for the travellers' ages: the plans follow. */
export const Requoting: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: complete({ kept: { passengers: { main: { ...ana, birth: bornFor(35) }, others: [] } } })
  },
  play: async ({ canvas }) => {
    await goOn(canvas)
    await userEvent.click(await canvas.findByRole("button", { name: "Actualizar edad y recotizar" }))
    await expect(await canvas.findByText("The story ends here: the page leads to /cotizar.")).toBeVisible()
  }
}
