import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { aVoucher } from "../../contracts/fixtures/account"
import { App } from "../../src/App"
import { fill, save } from "../pages/profileWorld"
import { inWorld } from "../world/inWorld"
import { toPurchases } from "./steps"

const meta = {
  title: "Flows/Registration",
  component: App,
  ...inWorld,
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    world: {
      path: "/redirect",
      beyond: App,
      visit: { session: { email: "ana@example.com", verified: true } },
      account: { vouchers: [aVoucher] }
    }
  }
} satisfies Meta<typeof App>
export default meta

/** Back from the login, not registered: personal data, home page, purchases. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    await step("Register", async () => {
      await screen.findByRole("heading", { level: 1, name: /^Complet[áa] tus datos personales$/ })
      await fill(canvas)
      await save(canvas)
    })
    await step("Go home", async () => {
      await screen.findByRole("form", { name: "Cotizador" })
    })
    await step("See the vouchers", async () => {
      await toPurchases()
      await waitFor(() => expect(canvas.getByText(aVoucher.reserveId)).toBeVisible())
    })
  }
}
