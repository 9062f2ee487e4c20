import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import { ResultsPage } from "../../src/pages/results/ResultsPage"
import { inWorld } from "../world/inWorld"

const wrong = { ...aDraft, start: aDraft.end, end: aDraft.end, ages: [], phone: "11555501", email: "ana@" }

const meta = {
  title: "Texts/Popups",
  component: ResultsPage,
  ...inWorld,
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    world: { path: "/cotizar", saved: wrong, visit: { session: { email: "ana@example.com", verified: true } } }
  }
} satisfies Meta<typeof ResultsPage>
export default meta

/**
 * The popups of the results page (QB-02, QB-03), with the errors for missing dates, passengers,
 * phone and e-mail (QR-06, QR-07).
 */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const account = await canvas.findByRole("button", { name: "TU CUENTA" })
    await userEvent.click(account)
    await waitFor(() => expect(canvas.getByRole("link", { name: "Salir" })).toBeVisible())
    await userEvent.click(account)
    await userEvent.click(await canvas.findByRole("button", { name: "RECOTIZAR" }))
    await waitFor(() => expect(canvas.getByText("Sin pasajeros")).toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: /^Fechas/ }))
    const dates = within(await canvas.findByRole("dialog", { name: "Fechas" }))
    await waitFor(() => expect(dates.getByRole("button", { name: "Aplicar" })).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await userEvent.click(canvas.getByRole("button", { name: /^Destino/ }))
    const places = within(await canvas.findByRole("dialog", { name: "Destino" }))
    await waitFor(() => expect(places.getByRole("radio", { name: "EUROPA" })).toBeVisible())
  }
}
