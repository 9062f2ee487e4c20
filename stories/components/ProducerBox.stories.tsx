import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ProducerBox } from "../../src/components/ProducerBox/ProducerBox"
import { holding } from "./holding"

const meta = {
  title: "Components/Checkout/ProducerBox",
  component: ProducerBox,
  args: {
    label: "Me vendió un productor",
    yesLabel: "SI",
    noLabel: "NO",
    sold: false,
    onSold: fn(),
    codeLabel: "Código de productor",
    code: "",
    onCode: fn()
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 326 }}>{Story()}</div>],
  render: holding(holding(ProducerBox, "sold", "onSold"), "code", "onCode")
} satisfies Meta<typeof ProducerBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole("radiogroup", { name: "Me vendió un productor" }))
    await expect(group.getByRole("radio", { name: "NO" })).toBeChecked()
    await expect(canvas.queryByLabelText("Código de productor")).toBeNull()
    await userEvent.click(group.getByRole("radio", { name: "SI" }))
    await expect(args.onSold).toHaveBeenLastCalledWith(true)
    await userEvent.type(canvas.getByLabelText("Código de productor"), "10482")
    await expect(args.onCode).toHaveBeenLastCalledWith("10482")
  }
}
export const Invalid: Story = {
  args: { sold: true, error: "Ingresá el código del productor." },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText("Código de productor")).toHaveAccessibleDescription("Ingresá el código del productor.")
}
