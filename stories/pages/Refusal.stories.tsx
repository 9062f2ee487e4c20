import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { aDraft } from "../../contracts/fixtures/searches"
import { useQuoting } from "../../src/journey/quote/quoting"
import { useOnEnter } from "../../src/journey/useJourney"
import { Refusal } from "../../src/pages/results/Refusal"
import { inWorld } from "../world/inWorld"

const Refused = () => {
  const quoting = useQuoting()
  useOnEnter(() => quoting.submitInPlace({ ...aDraft, end: "31/12/2027" }))
  return <Refusal />
}

const meta = {
  title: "Parts/Refusal",
  component: Refused,
  ...inWorld,
  // RefusalDialog has its photographs.
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true }, world: {} }
} satisfies Meta<typeof Refused>
export default meta

/** The modal opens when the portal refuses a trip. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const refused = await canvas.findByRole("dialog", { name: "Cantidad de Días" })
    await waitFor(() => expect(refused).toBeVisible())
  }
}
