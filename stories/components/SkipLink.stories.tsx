import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { SkipLink } from "../../src/components/SkipLink/SkipLink"

const meta = {
  title: "Components/Actions/SkipLink",
  component: SkipLink,
  args: { href: "#contenido", children: "Ir al contenido" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido" tabIndex={-1}>
        Contenido
      </main>
    </>
  )
} satisfies Meta<typeof SkipLink>
export default meta

export const Playground: StoryObj<typeof meta> = {
  parameters: { focused: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Ir al contenido" })).toHaveFocus()
  }
}
