import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test"
import { onceModes, sellingModes } from "../../.storybook/modes"
import { threePlans } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { QuoteDeclined, QuoteUnavailable } from "../../src/core/quote/QuoteApi"
import { ResultsPage } from "../../src/pages/results/ResultsPage"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Pages/ResultsPage",
  component: ResultsPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/cotizar" } }
} satisfies Meta<typeof ResultsPage>
export default meta
type Story = StoryObj<typeof meta>

const worldOf = (world: object) => ({ world: { path: "/cotizar", saved: aDraft, ...world } })

export const Playground: Story = {
  parameters: { chromatic: { modes: sellingModes }, ...worldOf({}) },
  play: async ({ canvas }) => {
    const plans = within(await canvas.findByRole("region", { name: "Planes" }))
    await expect(await plans.findAllByRole("article")).toHaveLength(threePlans.length)
  }
}

/** Without a saved search: an empty bar and no request. */
export const NoSearch: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "COTIZAR" })).toBeVisible()
    await expect(canvas.queryByRole("region", { name: "Planes" })).toBeNull()
  }
}

/** No plan for this trip: a button opens the bar at its first field (RS-16). */
export const NoPlans: Story = {
  parameters: worldOf({ quotes: { plans: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No encontramos planes para tu viaje")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar fechas o destino" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Destino EUROPA" })).toHaveFocus())
    await expect(canvas.getByRole("button", { name: "RECOTIZAR" })).toBeVisible()
  }
}

/** The provider is down: the input stays, with a retry button and the phones. */
export const ApiDown: Story = {
  parameters: worldOf({ quotes: { failure: new QuoteUnavailable({ cause: "Network" }) } }),
  play: async ({ canvas }) => {
    const failed = await canvas.findByText("No pudimos buscar tus planes.")
    await expect(failed.closest("[role=alert]")).not.toBeNull()
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeEnabled()
  }
}

/** COMPRAR where a purchase needs an account, and the session ended meanwhile (RS-14). */
export const SessionOver: Story = {
  parameters: {
    chromatic: { modes: onceModes },
    ...worldOf({
      channel: { registration: "required" },
      visit: { session: { email: "ana@example.com", verified: true } },
      account: { over: "already" }
    })
  },
  play: async ({ canvas }) => {
    const [buy] = await canvas.findAllByRole("button", { name: /^(COMPRAR|CONTRATAR)/ })
    await userEvent.click(buy ?? document.body)
    const said = within(await canvas.findByRole("dialog", { name: "Tu sesión terminó" }))
    await waitFor(() => expect(said.getByRole("link", { name: "INGRESAR" })).toHaveAttribute("href", "/login"))
  }
}

/** The bar rests as a row over the plans (RS-24). */
const openBar = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole("button", { name: "Editar" }))

/** A failed quote leaves the earlier plans visible. A retry stays on the page. */
export const RequoteFailed: Story = {
  parameters: worldOf({ quotes: { plans: threePlans } }),
  play: async ({ canvas, parameters }) => {
    const plans = within(await canvas.findByRole("region", { name: "Planes" }))
    parameters.world.quotes.failure = new QuoteUnavailable({ cause: "Timeout" })
    await openBar(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "RECOTIZAR" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Reintentar" }))
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus())
    await expect(await canvas.findByText("No pudimos buscar tus planes.")).toBeVisible()
    await expect(await plans.findAllByRole("article")).toHaveLength(threePlans.length)
  }
}

/**
 * 'Editar' opens the bar, which says RECOTIZAR (QB-08). Changed and not quoted: COMPRAR buys the trip
 * of the plans (decision 129).
 */
export const OtherTrip: Story = {
  parameters: { chromatic: { modes: onceModes }, ...worldOf({ quotes: { plans: threePlans } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Planes" })
    await expect(canvas.queryByRole("button", { name: "RECOTIZAR" })).toBeNull()
    await openBar(canvas)
    await expect(canvas.getByRole("button", { name: "RECOTIZAR" })).toBeVisible()
    const told = () => canvas.queryByText(/^Cambiaste el viaje y estos planes son para el anterior/)
    await expect(told()).toBeNull()
    await userEvent.click(bar(canvas).getByRole("button", { name: /^Pasajeros/ }))
    const popup = within(await canvas.findByRole("dialog", { name: "Pasajeros" }))
    const [age] = popup.getAllByRole("textbox")
    await userEvent.clear(age ?? document.body)
    await userEvent.type(age ?? document.body, "71")
    await userEvent.click(popup.getByRole("button", { name: "Aplicar" }))
    await waitFor(() => expect(told()).toBeVisible())
  }
}

const bar = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("form", { name: "Cotizador" }))

/**
 * A misspelt host, and ten digits without an area code, are asked about once they are left; nothing
 * waits for the answer. Where only the phone keeps the trip from a quote, the press that cures it
 * quotes (VA-10).
 */
export const Remedied: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...worldOf({ quotes: { plans: threePlans } }) },
  play: async ({ canvas, parameters }) => {
    await canvas.findByRole("region", { name: "Planes" })
    await openBar(canvas)
    const [email, phone] = [bar(canvas).getByLabelText("Email"), bar(canvas).getByLabelText("Teléfono")]
    await userEvent.clear(email)
    await userEvent.type(email, "ana@gmial.com")
    await expect(bar(canvas).queryByRole("button", { name: /Quisiste/ })).toBeNull()
    await userEvent.tab()
    await expect(email).toBeValid()
    await userEvent.click(await bar(canvas).findByRole("button", { name: "¿Quisiste decir ana@gmail.com?" }))
    await expect(email).toHaveValue("ana@gmail.com")
    await expect(bar(canvas).getByRole("button", { name: "RECOTIZAR" })).toHaveFocus()
    await userEvent.clear(phone)
    await userEvent.type(phone, "15 5555-0143{Tab}")
    await expect(phone).toBeValid()
    await expect(await bar(canvas).findByRole("button", { name: "¿Quisiste decir 1155550143?" })).toBeVisible()
    await userEvent.clear(phone)
    await userEvent.type(phone, "011 15 5555-0143")
    await userEvent.click(bar(canvas).getByRole("button", { name: "RECOTIZAR" }))
    await expect(phone).toHaveAccessibleDescription(/^Teléfono debe tener 10 dígitos\. Con código de área/)
    parameters.world.quotes.failure = new QuoteUnavailable({ cause: "Timeout" })
    await userEvent.click(await bar(canvas).findByRole("button", { name: "Usar 1155550143" }))
    await expect(phone).toHaveValue("1155550143")
    await expect(await canvas.findByText("No pudimos buscar tus planes.")).toBeVisible()
  }
}

/** The provider answered with its own error, which stands where ApiDown has ours. */
export const Declined: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...worldOf({ quotes: { failure: new QuoteDeclined({ message: "No hay tarifa para esas edades." }) } })
  },
  play: async ({ canvas }) => {
    const failed = await canvas.findByText(/No hay tarifa para esas edades\./)
    await expect(failed.closest("[role=alert]")).not.toBeNull()
  }
}

export const Loading: Story = {
  parameters: worldOf({ quotes: { delay: "forever" } }),
  play: async ({ canvas }) => {
    const overlay = await canvas.findByRole("dialog", { name: "Buscando tus planes" })
    await waitFor(() => expect(overlay).toBeVisible())
  }
}

/** An answer within 150 ms covers nothing. */
export const QuickAnswer: Story = {
  parameters: { chromatic: { disableSnapshot: true }, ...worldOf({}) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("region", { name: "Planes" })
    await openBar(canvas)
    const again = canvas.getByRole("button", { name: "RECOTIZAR" })
    let covers = 0
    const watch = new MutationObserver(() => {
      covers += canvasElement.querySelectorAll("dialog[open]").length
    })
    watch.observe(canvasElement, { attributes: true, childList: true, subtree: true })
    await userEvent.click(again)
    await waitFor(() => expect(again).not.toHaveAttribute("aria-busy", "true"))
    watch.disconnect()
    await expect(covers).toBe(0)
  }
}

/**
 * The saved trip has begun, and has more passengers than one quote allows: the bar holds all and says
 * so, and the page sends no request.
 */
export const OutdatedSearch: Story = {
  parameters: worldOf({ saved: { ...aDraft, start: "01/02/2020", ages: Array(25).fill("34") } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La fecha de inicio debe ser mayor a hoy.")).toBeInTheDocument()
    await expect(canvas.getByText(/^Hasta 20 pasajeros por cotización/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Pasajeros 25 pasajeros" })).toBeVisible()
  }
}

export const GivenUp: Story = {
  parameters: worldOf({ quotes: { delay: "forever" } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancelar" }, { timeout: 8000 }))
    await expect(await canvas.findByText("Cancelaste la búsqueda.")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus())
  }
}

/**
 * A link brought the trip: invalid parts show their errors at once, and the page sends no request.
 */
export const FollowedLink: Story = {
  parameters: {
    world: { path: "/cotizar", query: "?destino=NARNIA&desde=2027-01-10&hasta=2027-01-25&edades=34,x" }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Completá|Completa) tus datos para ver los planes/)).toBeVisible()
    await expect(canvas.getByText("Destino es requerido.")).toBeVisible()
    await expect(canvas.getByText("10/01/2027 – 25/01/2027")).toBeVisible()
    await expect(canvas.getByText("Ingresa la edad de todos los pasajeros.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "COTIZAR" })).toBeVisible()
  }
}

/** The channel's discount opens after the plans, with a button that copies its code. */
export const DiscountActive: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...worldOf({ channel: { discount: { active: true, text: "5 % de descuento extra.", code: "VIAJE10" } } })
  },
  play: async ({ canvas }) => {
    const discount = within(await canvas.findByRole("dialog", { name: /^(Tenés|Tienes) un descuento$/ }))
    spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await userEvent.click(discount.getByRole("button", { name: "Copiar" }))
    await waitFor(() => expect(discount.getByRole("button", { name: "Copiado" })).toBeVisible())
  }
}

/** The operator stopped the sale: COMPRAR says so, and the plans stay (OU-21). */
export const NotOnSale: Story = {
  parameters: worldOf({
    quotes: { plans: threePlans },
    switches: { sale: false, notice: "Volvemos a vender a las 18." }
  }),
  play: async ({ canvas }) => {
    const [buy] = await canvas.findAllByRole("button", { name: /^(COMPRAR|CONTRATAR)/ })
    const told = /^Por ahora no vendemos en línea.*Volvemos a vender a las 18\.$/
    await canvas.findByText(told)
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }))
    await waitFor(() => expect(canvas.queryByText(told)).toBeNull())
    await userEvent.click(buy as HTMLElement)
    await waitFor(() => expect(canvas.getByText(told)).toBeVisible())
    await expect(canvas.getAllByRole("article")).toHaveLength(threePlans.length)
  }
}
