import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { sellingModes } from "../../.storybook/modes"
import { lost, other } from "../../contracts/fixtures/buyer"
import { SessionLost } from "../../src/core/account/AccountApi"
import { externalProducer } from "../../src/core/cart/cart"
import { SaleNotSent, SaleProcessing, SaleRefused, SaleTooMany, SaleUnknown } from "../../src/core/enroll/EnrollApi"
import { PaymentPage } from "../../src/pages/checkout/PaymentPage"
import { inWorld } from "../world/inWorld"
import { type Canvas, fill, fillAndPay, pay, visa } from "./paymentSteps"
import { bothTravellers, creditAlone, onTheList, paymentOf } from "./paymentWorld"

const meta = {
  title: "Pages/PaymentPage",
  component: PaymentPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: paymentOf() }
} satisfies Meta<typeof PaymentPage>
export default meta
type Story = StoryObj<typeof meta>

const unseen = { chromatic: { disableSnapshot: true } }

/** The picture of the card. A phone hides it. */
const pictured = (canvas: Canvas) => canvas.getByRole("img", { name: "Vista previa de tu tarjeta", hidden: true })

const see = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }))

/**
 * Plan and travellers stay visible before the payment; the terms stand between them and the button.
 * The card type follows the number; the instalments follow the type (A11Y-06).
 */
export const Playground: Story = {
  parameters: { chromatic: { modes: sellingModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "PASO 3: Pago" })).toBeVisible()
    await expect(await canvas.findByRole("region", { name: "Tu compra" })).toHaveTextContent("12/01/2027 – 26/01/2027")
    const trip = canvas.getByRole("region", { name: "Tu viaje" })
    await expect(trip).toHaveTextContent(/Ana Martínez.*Tomás Martínez.*Voucher a ana@example.com · Cambiar/)
    const terms = canvas.getByLabelText("Acepto los términos y condiciones")
    await expect(trip.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await fill(canvas)
    await expect(trip).toHaveTextContent(/Total \$ 224\.238.*3 × \$ 74\.745,96 sin interés.*Visa terminada en 4242$/)
    await expect(canvas.getByLabelText("Visa")).toBeChecked()
    await expect(pictured(canvas)).toHaveTextContent(`Visa${visa}`)
    await expect(canvas.getByLabelText("Cuotas")).toHaveDisplayValue("3 × $ 74.745,96 sin interés")
    await userEvent.click(canvas.getByLabelText("Amex"))
    await expect(canvas.getByLabelText("Cuotas")).toHaveValue("")
    await userEvent.click(canvas.getByLabelText("Visa"))
    await expect(canvas.getByRole("link", { name: /^Términos y condiciones \(PDF/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/Docs\/.+\/terminosycondiciones\.pdf$/)
    )
  }
}

/** Until the purchase is found, the page says that it looks for it. */
export const Looking: Story = {
  parameters: { ...unseen, world: paymentOf({ visit: { undecided: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Buscando tu compra…", {}, { timeout: 5000 })).toBeInTheDocument()
    await expect(canvas.queryByLabelText("Número de tarjeta")).toBeNull()
  }
}

/** A traveller is missing: the page leads back to step 2 (SR-07). */
export const Elsewhere: Story = {
  parameters: { ...unseen, world: paymentOf({ kept: { passengers: { ...bothTravellers, others: [] } } }) },
  play: async ({ canvas }) => {
    await see(await canvas.findByText(/the page leads to \/cotizarpasajeros\.$/))
  }
}

/** A purchase from a partner's link: before the form, it says so and names the voucher's e-mail (EX-09). */
export const ByLink: Story = {
  parameters: {
    world: paymentOf({ cart: { ...paymentOf().cart, producer: { sold: true, code: externalProducer } } })
  },
  play: async ({ canvas }) => {
    const said = await canvas.findByText(/^Esta compra empezó en un enlace que te enviaron/)
    await expect(said).toHaveTextContent("el voucher va a ana@example.com")
    await expect(said.compareDocumentPosition(canvas.getByLabelText("Número de tarjeta"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING
    )
  }
}

/**
 * Filled and paid, under the toolbar's settings: a good network leads to the success page, another
 * to its error.
 */
export const Paid: Story = {
  parameters: { chromatic: { disableSnapshot: true }, playedUnder: ["session", "context", "network"] },
  play: async ({ canvas, globals }) => {
    await fillAndPay(canvas)
    if (isElsewhere(globals)) return
    await see(await canvas.findByText(/the page leads to \/cotizarpagoexitoso\./))
  }
}

/** A debit card has neither type nor instalments. A channel without debit offers no choice. */
export const Debit: Story = {
  parameters: {
    world: paymentOf({ channel: { card: { modes: ["credit", "debit"], secrets: true } }, sales: { delay: "forever" } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Crédito")).toBeChecked()
    await userEvent.click(canvas.getByLabelText("Débito"))
    await expect(canvas.queryByLabelText("Cuotas")).toBeNull()
    await expect(canvas.queryByRole("radiogroup", { name: "Tipo de tarjeta" })).toBeNull()
    await fill(canvas)
    await expect(pictured(canvas)).toHaveTextContent("07/28")
    await pay(canvas)
    await see(await screen.findByText("No cierres esta página."))
  }
}

/** Submitted empty: a modal explains, and after closing it the first wrong field has the focus. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByDisplayValue("Ana Martínez"))
    await pay(canvas)
    const told = await dialog("Faltan algunos datos")
    await see(told.getByText("Para completar el pago verifica los datos en rojo y acepta los términos y condiciones"))
    await waitFor(() => userEvent.click(told.getByRole("button", { name: "Cerrar" })))
    await waitFor(() => expect(canvas.getByLabelText("Nombre y apellido del titular")).toHaveFocus())
    await expect(canvas.getByText("Cuotas es requerido.")).toBeVisible()
    await expect(canvas.getByText("Debe aceptar los términos y condiciones.")).toBeVisible()
  }
}

/** The chosen type contradicts the number. One that only looks mistyped does not block the form. */
export const Incompatible: Story = {
  parameters: { world: paymentOf({ channel: creditAlone }) },
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText("Número de tarjeta")
    for (const absent of ["Crédito", "Vencimiento", "Código de seguridad"])
      await expect(canvas.queryByLabelText(absent)).toBeNull()
    await userEvent.type(number, "4242424242424241")
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(/dígito cambiado/)
    await userEvent.click(canvas.getByLabelText("Mastercard"))
    await expect(canvas.getByText("Tipo y número de tarjeta incompatibles")).toBeVisible()
    await expect(number).toBeInvalid()
  }
}

/**
 * Declined: no charge was made. Closed, the number has the focus and says so until it changes. The
 * page forgets the security code alone (OU-last-step).
 */
export const Declined: Story = {
  parameters: {
    world: paymentOf({
      channel: { card: { modes: ["credit"], secrets: true } },
      sales: { failure: new SaleRefused({ status: 402 }) }
    })
  },
  play: async ({ canvas }) => {
    await fillAndPay(canvas)
    const told = await dialog("Error")
    await see(told.getByText("Ocurrió un error con el pago"))
    await waitFor(() => userEvent.click(told.getByRole("button", { name: "Cerrar" })))
    const number = canvas.getByLabelText("Número de tarjeta")
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toBeInvalid()
    await expect(number).toHaveAccessibleDescription(
      "Tu banco no aprobó esta tarjeta. No\u00a0se\u00a0cobró\u00a0nada."
    )
    await expect(number).toHaveValue(visa)
    await expect(canvas.getByLabelText("Cuotas")).not.toHaveValue("")
    await expect(canvas.getByLabelText("Código de seguridad")).toHaveValue("")
    await expect(canvas.getByLabelText("Vencimiento")).toHaveValue("07/28")
  }
}

/**
 * Under the number stand advice, phones and 'Usar otra tarjeta', which empties it and gives it the
 * focus; who pays and the terms stay (OU-last-step).
 */
export const AnotherCard: Story = {
  parameters: { ...Declined.parameters, ...unseen },
  play: async (context) => {
    await Declined.play?.(context)
    const { canvas } = context
    await expect(canvas.getByRole("region", { name: "Tu viaje" })).toHaveTextContent(/Falta otra tarjeta$/)
    const form = within(canvas.getByRole("form", { name: "Pago" }))
    await expect(form.getByText(/^Revisá los datos .* Tu viaje y los pasajeros siguen guardados\.$/)).toBeVisible()
    await expect(form.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^tel:/))
    await waitFor(() => userEvent.click(canvas.getByRole("button", { name: "Usar otra tarjeta" })))
    const number = canvas.getByLabelText("Número de tarjeta")
    await expect(number).toHaveFocus()
    await expect(number).toHaveValue("")
    await expect(number).toBeValid()
    await expect(canvas.getByLabelText("Vencimiento")).toHaveValue("")
    await expect(canvas.getByLabelText("Acepto los términos y condiciones")).toBeChecked()
    await expect(canvas.queryByRole("button", { name: "Usar otra tarjeta" })).toBeNull()
  }
}

/** The card may have been charged. Another payment requires the buyer's confirmation. */
export const Unknown: Story = {
  parameters: { world: paymentOf({ sales: { failure: new SaleUnknown({ cause: "HTTP 500" }) } }) },
  play: async ({ canvas }) => {
    await fillAndPay(canvas)
    const told = await dialog("Error")
    await see(told.getByText(/^No vuelvas a pagar.*tampoco desde otro dispositivo/))
    await expect(told.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^tel:/))
    await waitFor(() => userEvent.click(told.getByRole("button", { name: "Cerrar" })))
    await expect(canvas.getByText(/No sabemos si tu último pago se completó/)).toBeVisible()
  }
}

const inDoubt = paymentOf({ kept: { tries: [lost, other] } })

/** After a reload each trip in doubt is named. Paying another one needs the buyer's word. */
export const PendingConfirmation: Story = {
  parameters: { world: inDoubt },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No sabemos si tu último pago se completó: SILVER, del/)).toBeVisible()
    await expect(canvas.getByText(/No sabemos si tu último pago se completó: GOLD, del/)).toBeVisible()
    await fillAndPay(canvas)
    const told = await dialog("Hay un pago tuyo sin confirmar")
    await see(told.getByText(/SILVER, del.*puede cobrarse dos veces/))
    await see(told.getByRole("button", { name: "Ya me llegó el voucher" }))
  }
}

/** The voucher of another trip has come: that trip is closed, this page's purchase stays. */
export const VoucherReceived: Story = {
  parameters: { world: inDoubt },
  play: async ({ canvas }) => {
    const [silver] = await canvas.findAllByRole("button", { name: "Ya me llegó el voucher" })
    if (!silver) throw new Error("No trip is in doubt.")
    await userEvent.click(silver)
    await expect(await canvas.findByText(/^Listo: ya no esperamos el voucher de SILVER/)).toBeVisible()
    await expect(canvas.queryByText(/se completó: SILVER/)).toBeNull()
    await expect(canvas.getByText(/se completó: GOLD/)).toBeVisible()
  }
}

const endsIn = (world: ReturnType<typeof paymentOf>, name: string, text?: RegExp): Story => ({
  parameters: { world },
  play: async ({ canvas }) => {
    await fillAndPay(canvas)
    const told = await dialog(name)
    if (text) await see(told.getByText(text))
  }
})

/** The provider is too busy: nothing was charged, and the page says when to try again. */
export const TooMany: Story = endsIn(
  paymentOf({ sales: { failure: new SaleTooMany({ retryAfter: 90 }) } }),
  "Error",
  /^No se te cobró nada\. .*en 2 minutos\.$/
)
export const StillProcessing: Story = endsIn(
  paymentOf({ sales: { failure: new SaleProcessing() } }),
  "Tu pago todavía está en curso"
)
for (const story of [TooMany, StillProcessing]) story.parameters = { ...story.parameters, ...unseen }
/** The browser stores nothing: the buyer knows before the payment, and has the phone. */
export const NotKept: Story = endsIn(
  paymentOf({ kept: { forgetful: true } }),
  "Este navegador no guarda tu pago",
  /También podés comprar por teléfono/
)

/** Another device paid for this very trip: the list of purchases has its order. */
export const BoughtElsewhere: Story = endsIn(onTheList, "Ya compraste este viaje", /orden 42: \w+, con los mismos días/)

/** A long payment says so; the buyer cannot cancel it. */
export const Paying: Story = {
  parameters: { world: paymentOf({ sales: { delay: "forever" } }) },
  play: async ({ canvas }) => {
    await fillAndPay(canvas)
    const wait = await dialog("Procesando tu pago…")
    await expect(wait.queryByRole("button")).toBeNull()
    await expect(wait.getByText(/^12\/01\/2027 – 26\/01\/2027 · 2 pasajeros$/)).toBeInTheDocument()
    await expect(wait.getByText("Visa terminada en 4242")).toBeInTheDocument()
    await waitFor(
      () => expect(wait.getByText(/^Esto está tardando más.* hasta un minuto. Un solo cobro.$/)).toBeVisible(),
      { timeout: 8000 }
    )
    await expect(canvas.getByText("COMPLETAR PAGO").closest("button")).toHaveAttribute("aria-busy", "true")
  }
}

/** Without a connection nothing was sent, and all input stays. */
export const NotSent: Story = endsIn(
  paymentOf({ sales: { failure: new SaleNotSent({ cause: "offline" }) } }),
  "Error",
  /^No se te cobró nada/
)
export const UnderWayElsewhere: Story = endsIn(paymentOf({ kept: { busy: true } }), "Hay otro pago en curso")
/** OU-21 */
export const NotOnSale: Story = endsIn(paymentOf({ switches: { sale: false } }), "Por ahora no vendemos en línea")
export const SessionOver: Story = endsIn(paymentOf({ sales: { failure: new SessionLost() } }), "Tu sesión se cerró")
