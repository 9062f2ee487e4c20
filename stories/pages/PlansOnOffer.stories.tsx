import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { goldPlan, silverPlan } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { useOnEnter } from "../../src/journey/useJourney"
import { useQuoting } from "../../src/journey/useQuoting"
import { PlansOnOffer } from "../../src/pages/PlansOnOffer"

const Quoted = () => {
  const quoting = useQuoting()
  useOnEnter(quoting.enterResults)
  return <PlansOnOffer />
}

const meta = {
  title: "Pages/PlansOnOffer",
  component: Quoted,
  parameters: { world: { path: "/cotizar", saved: aDraft } }
} satisfies Meta<typeof Quoted>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The recommended plan comes first, whatever it costs (2§4). */
export const FavouritesFirst: Story = {
  parameters: { world: { path: "/cotizar", saved: aDraft, quotes: { plans: [silverPlan, goldPlan] } } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("article")
    await expect(first).toHaveAccessibleName("GOLD")
  }
}

/** Buying says how this plan is bought today. */
export const Buying: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("article")
    if (!first) throw new Error("no plan")
    await userEvent.click(within(first).getByRole("button", { name: /COMPRAR|CONTRATAR/ }))
    const dialog = await canvas.findByRole("dialog")
    await waitFor(() => expect(dialog).toBeVisible())
  }
}

/** The details open at the plan they were asked of; going back leads to where they were asked. */
export const Details: Story = {
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole("article")
    if (!second) throw new Error("no second plan")
    const link = within(second).getByRole("button", { name: "Ver detalles" })
    await userEvent.click(link)
    const dialog = within(await canvas.findByRole("dialog", { name: "Comparar planes" }))
    const name = within(second).getByRole("heading").textContent ?? ""
    await expect(dialog.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true")
    await userEvent.click(dialog.getByRole("button", { name: "VOLVER" }))
    await waitFor(() => expect(link).toHaveFocus())
  }
}
