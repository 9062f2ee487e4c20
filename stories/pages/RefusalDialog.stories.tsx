import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import type { SearchDraft } from "../../src/core/trip/search"
import { useQuoting } from "../../src/journey/quote/quoting"
import { useOnEnter } from "../../src/journey/useJourney"
import { RefusalDialog } from "../../src/pages/results/RefusalDialog"
import { inWorld } from "../world/inWorld"

const Refused = ({ trip }: { readonly trip: SearchDraft }) => {
  const quoting = useQuoting()
  useOnEnter(() => quoting.submitInPlace(trip))
  return <RefusalDialog />
}

const meta = {
  title: "Parts/RefusalDialog",
  component: Refused,
  ...inWorld,
  parameters: { layout: "fullscreen", world: {} },
  args: { trip: { ...aDraft, end: "31/12/2027" } }
} satisfies Meta<typeof Refused>
export default meta
type Story = StoryObj<typeof meta>

/** The trip is longer than the channel sells (QB-07, QR-11). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Cantidad de Días" })).toHaveTextContent(
      /^Cantidad de DíasLo sentimos/
    )
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^tel:/))
  }
}

/** The trip starts later than the channel quotes (QR-12). */
export const StartsTooLate: Story = {
  args: { trip: { ...aDraft, start: "01/08/2027", end: "10/08/2027" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Cantidad de Días" })).toHaveTextContent(
      /llame al .* o vuelva/
    )
    const phones = canvas.getAllByRole("link")
    for (const phone of phones) await expect(phone).toHaveAttribute("href", expect.stringMatching(/^tel:/))
    await expect(phones.length).toBeGreaterThan(0)
  }
}
