import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { LayoutNotice } from "../../src/pages/shell/LayoutNotice"
import { inWorld } from "../world/inWorld"
import { withWords } from "../world/withWorld"

const meta = {
  title: "Parts/LayoutNotice",
  component: LayoutNotice,
  ...inWorld,
  decorators: [withWords, ...inWorld.decorators],
  parameters: { layout: "fullscreen", world: {}, ...framed },
  args: { name: "bought", onTold: fn() }
} satisfies Meta<typeof LayoutNotice>
export default meta
type Story = StoryObj<typeof meta>

/** What a notice tells, and where its link leads. */
const tells =
  (text: RegExp, ...links: ReadonlyArray<readonly [name: string, href: string]>) =>
  async ({ canvas }: Pick<StoryContext, "canvas">) => {
    const told = await canvas.findByText(text)
    await waitFor(() => expect(told).toBeVisible())
    for (const [name, href] of links) await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href)
  }

/** The purchase was made in another tab: a link leads to the voucher. */
export const Playground: Story = {
  play: tells(/^Esta compra ya está hecha/, ["Ver el voucher", "/cotizarpagoexitoso"])
}

/** The page of the address is another brand's. */
export const NotHere: Story = {
  args: { name: "notHere" },
  play: tells(/^Esa página no está en este portal\./, ["Ir a Contacto", "/contacto"])
}

/** Midnight passed on the way to the payment. */
export const TripBegun: Story = {
  args: { name: "begun" },
  play: tells(/^La fecha de inicio de tu viaje ya pasó.*No se cobró nada/)
}

/** The session ended while the plans were open; this brand sells to guests. */
export const SessionOver: Story = {
  args: { name: "sessionOver" },
  play: tells(/^Tu sesión terminó\. La compra puede seguir/, ["Ingresar", "/login"])
}

/** Closed, it is told no more. */
export const LoginFirst: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: "loginFirst" },
  play: async ({ args, canvas }) => {
    await tells(/^Para comprar/, ["Ingresar", "/login"])({ canvas })
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }))
    await expect(args.onTold).toHaveBeenCalled()
    await expect(canvas.queryByText(/^Para comprar/)).toBeNull()
  }
}
