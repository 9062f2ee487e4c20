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

export const Playground: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole("img").getBoundingClientRect().height).toBe(50)
}
