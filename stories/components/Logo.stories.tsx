import "../../src/styles/scenes.css"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Logo } from "../../src/components/Logo/Logo"
import { brandShown } from "./brandShown"

const meta = {
  title: "Components/Brand/Logo",
  component: Logo,
  // The brand switch gives them.
  argTypes: { image: { control: false }, label: { control: false } },
  args: { image: { href: "", width: 121, height: 54 }, label: "" },
  render: (_, context) => {
    const { logo, brand } = brandShown(context)
    return <Logo image={logo} label={brand} />
  }
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole("img").getBoundingClientRect().height).toBe(50)
}
export const OnNight: Story = {
  decorators: [
    (Show) => (
      <div data-mood="noche" style={{ padding: 24, background: "var(--night)", color: "var(--on-night)" }}>
        <Show />
      </div>
    )
  ]
}
