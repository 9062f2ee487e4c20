import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import type { SearchDraft } from "../../src/core/trip/search"
import { useQuoting } from "../../src/journey/quote/quoting"
import { useOnEnter } from "../../src/journey/useJourney"
import { RefusalInPage } from "../../src/pages/results/RefusalInPage"
import { inWorld } from "../world/inWorld"

const Refused = ({ trip }: { readonly trip: SearchDraft }) => {
  const quoting = useQuoting()
  useOnEnter(() => quoting.submitInPlace(trip))
  return <RefusalInPage />
}

const meta = {
  title: "Parts/RefusalInPage",
  component: Refused,
  ...inWorld,
  parameters: { layout: "fullscreen", world: {} },
  args: { trip: { ...aDraft, end: "31/12/2027" } }
} satisfies Meta<typeof Refused>
export default meta
type Story = StoryObj<typeof meta>

/** The trip is longer than the channel sells (QR-11). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Cantidad de DíasLo sentimos/)
  }
}
