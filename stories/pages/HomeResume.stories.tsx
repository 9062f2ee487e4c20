import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { lost } from "../../contracts/fixtures/buyer"
import { HomeResume } from "../../src/pages/home/HomeResume"
import { inWorld } from "../world/inWorld"
import type { StoryWorld } from "../world/withWorld"
import { withWords } from "../world/withWorld"
import { discountedCart } from "./passengersWorld"
import { paymentOf } from "./paymentWorld"

/** An unfinished purchase in a returning visitor's browser. */
const leftOf = (more: Partial<StoryWorld> = {}): StoryWorld => ({
  ...paymentOf(more),
  path: "/",
  visit: { cart: true, ...more.visit }
})

const meta = {
  title: "Parts/HomeResume",
  component: HomeResume,
  ...inWorld,
  decorators: [withWords, ...inWorld.decorators],
  parameters: { layout: "fullscreen" },
  render: () => (
    <main>
      <h1>Inicio</h1>
      <HomeResume />
    </main>
  )
} satisfies Meta<typeof HomeResume>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

const wayIn = async (canvas: Canvas) => {
  const strip = within(await canvas.findByRole("region", { name: "Continuar tu compra" }))
  return strip.getByRole("link")
}

/** All passengers are known: leads to the payment (OU-08). */
export const Playground: Story = {
  parameters: { world: leftOf() },
  play: async ({ canvas }) => {
    await expect(await wayIn(canvas)).toHaveAttribute("href", "/cotizarcompletarpago")
    const strip = canvas.getByRole("region", { name: "Continuar tu compra" })
    await expect(strip).toHaveTextContent(/PLATINUM \$ [\d.]+/)
    await expect(strip).toHaveTextContent(/12\/01\/2027\s–\s26\/01\/2027/)
  }
}

/** A payment may have been charged: the offer says so (TR-13). The visitor dismisses it (OU-08). */
export const InDoubt: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: leftOf({ kept: { tries: [lost] } }) },
  play: async ({ canvas }) => {
    await wayIn(canvas)
    const strip = canvas.getByRole("region", { name: "Continuar tu compra" })
    await expect(strip).toHaveTextContent("El último pago puede haberse cobrado")
    await userEvent.click(within(strip).getByRole("button", { name: "Descartar" }))
    await waitFor(() => expect(strip).not.toBeInTheDocument())
  }
}

/** No passengers yet. The price includes the coupon. */
export const WithoutPassengers: Story = {
  parameters: { world: leftOf({ cart: { cart: discountedCart }, kept: { passengers: undefined } }) },
  play: async ({ canvas }) => {
    await expect(await wayIn(canvas)).toHaveAttribute("href", "/cotizarpasajeros")
    await expect(canvas.getByRole("region", { name: "Continuar tu compra" })).toHaveTextContent("GOLD")
  }
}

/** The channel requires registration: leads to the login. */
export const BehindTheLogin: Story = {
  parameters: { world: leftOf({ channel: { registration: "required" } }) },
  play: async ({ canvas }) => {
    const way = await wayIn(canvas)
    await expect(way).toHaveAccessibleName("ENTRAR Y CONTINUAR")
    await expect(way).toHaveAttribute("href", "/login")
  }
}

export const Phone: Story = {
  parameters: { world: leftOf() },
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvas }) => {
    await wayIn(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
