import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { CouponBox } from "../../src/components/CouponBox/CouponBox"
import { holding } from "./holding"
import { looks } from "./looks"

const meta = {
  title: "Components/Checkout/CouponBox",
  component: CouponBox,
  args: {
    label: "Cupón de descuento",
    placeholder: "Código",
    value: "",
    applyLabel: "APLICAR",
    onChange: fn(),
    onApply: fn()
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 326 }}>{Story()}</div>],
  render: holding(CouponBox, "value")
} satisfies Meta<typeof CouponBox>
export default meta
type Story = StoryObj<typeof meta>

/** Enter applies the coupon, like the button. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Cupón de descuento" })
    await userEvent.type(field, "VIAJE10{Enter}")
    await expect(args.onChange).toHaveBeenLastCalledWith("VIAJE10")
    await userEvent.click(canvas.getByRole("button", { name: "APLICAR" }))
    await expect(args.onApply).toHaveBeenCalledTimes(2)
  }
}

const kept = fn()

const applied = { text: "DESCUENTO APLICADO CORRECTAMENTE", removeLabel: "Quitar cupón", onRemove: fn() }

/** During removal, as while it is being applied, a press does nothing. */
export const Looks: Story = looks(CouponBox, {
  busy: { value: "VIAJE10", busy: "Aplicando el cupón…" },
  refused: { value: "VIAJE99", error: "EL CUPON NO ES VALIDO" },
  applied: { value: "VIAJE10", applied },
  removing: { applied: { ...applied, onRemove: kept }, busy: "Quitando el cupón…" }
})
Looks.play = async ({ canvas, args }) => {
  const [busy, refused, taken, removing] = canvas.getAllByRole("figure").map((look) => within(look))
  if (!busy || !refused || !taken || !removing) throw new Error("There are four looks.")
  await expect(busy.getByText("Aplicando el cupón…")).toHaveAttribute("role", "status")
  await userEvent.type(busy.getByRole("textbox"), "{Enter}")
  await userEvent.click(busy.getByRole("button", { name: "APLICAR" }))
  await expect(args.onApply).not.toHaveBeenCalled()
  const field = refused.getByRole("textbox")
  await expect(field).toBeInvalid()
  await expect(field).toHaveAccessibleDescription("EL CUPON NO ES VALIDO")
  await expect(refused.getByText("EL CUPON NO ES VALIDO").closest("[role=status]")).not.toBeNull()
  await userEvent.click(taken.getByRole("button", { name: "Quitar cupón" }))
  await expect(applied.onRemove).toHaveBeenCalledOnce()
  await expect(taken.queryByRole("textbox")).toBeNull()
  await userEvent.click(removing.getByRole("button", { name: "Quitar cupón" }))
  await expect(kept).not.toHaveBeenCalled()
}

/** Keyboard focus stays in the box when the field disappears and when it returns. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [taken, setTaken] = useState(false)
    const onRemove = () => setTaken(false)
    return <CouponBox {...args} onApply={() => setTaken(true)} applied={taken ? { ...applied, onRemove } : undefined} />
  },
  play: async ({ canvas, step }) => {
    await step("applied", async () => {
      canvas.getByRole("textbox").focus()
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Quitar cupón" })).toHaveFocus()
    })
    await step("taken back", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("textbox")).toHaveFocus()
    })
  }
}
