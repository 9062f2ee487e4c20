import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { aProfile, aVoucher } from "../../contracts/fixtures/account"
import { App } from "../../src/App"
import { inWorld } from "../world/inWorld"
import { choose, insure, pay, toPurchases, wish } from "./steps"

/** Ana, with the birthday of the quoted age. */
const profile = { ...aProfile, birth: "1992-03-14" }

const meta = {
  title: "Flows/Purchase",
  component: App,
  ...inWorld,
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    world: {
      path: "/",
      beyond: App,
      // The browser keeps nothing between documents, so the flow stays in this one.
      cart: { fleeting: true },
      visit: { session: { email: aProfile.email, verified: true } },
      account: { profile, vouchers: [aVoucher] }
    }
  }
} satisfies Meta<typeof App>
export default meta

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })

/**
 * From home page to voucher through the portal's pages and routes, in the toolbar's channel. The
 * visitor may buy in every channel.
 */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    await step("Quote on the home", wish)
    await step("Choose a plan", choose)
    await step("Say who travels", async () => {
      await title("PASO 2: Información de los pasajeros")
      await insure()
    })
    await step("Pay", async () => {
      await title("PASO 3: Pago")
      await pay()
    })
    await step("Bought", async () => {
      await title("¡Tu pago se realizó con éxito!")
      await expect(await screen.findByRole("button", { name: "DESCARGAR CERTIFICADO" })).toBeEnabled()
    })
    await step("Find it among the purchases", async () => {
      await toPurchases()
      await waitFor(() => expect(canvas.getByRole("row", { name: new RegExp(aVoucher.reserveId) })).toBeVisible())
    })
  }
}
