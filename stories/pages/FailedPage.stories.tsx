import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageModes } from "../../.storybook/modes"
import { pageFailed } from "../../src/copy/shell"
import { FailedPage, Failure } from "../../src/pages/shell/FailedPage"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Pages/FailedPage",
  component: FailedPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/cotizar" } }
} satisfies Meta<typeof FailedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }

/** The brand itself failed to load, so there is no frame. */
export const WithoutBrand: Story = {
  parameters: { world: undefined },
  render: () => (
    <main>
      <Failure {...pageFailed} />
    </main>
  )
}
