import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { StepFoot } from "../../src/components/StepFoot/StepFoot"
import { looks } from "./looks"

const submitted = fn()

const meta = {
  title: "Components/Checkout/StepFoot",
  component: StepFoot,
  args: {
    submitLabel: "CONTINUAR",
    back: { label: "Volver a los planes", href: "/cotizar", onClick: fn((event) => event.preventDefault()) }
  },
  beforeEach: () => void submitted.mockClear(),
  decorators: [
    (Foot) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
        }}
      >
        <Foot />
      </form>
    )
  ]
} satisfies Meta<typeof StepFoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CONTINUAR" }))
    await expect(submitted).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("link", { name: "Volver a los planes" }))
    await expect(args.back.onClick).toHaveBeenCalledOnce()
  }
}

const pay = {
  submitLabel: "COMPLETAR PAGO",
  icon: "lock-simple-fill",
  back: { label: "Volver a pasajeros", href: "/cotizarpasajeros" },
  note: "Podés arrepentirte dentro de los 10 días de la compra y hasta que comience la cobertura."
} as const

/**
 * The right to take it back stands within 120 px of the button. While the step is being sent, a
 * second press does nothing.
 */
export const Looks: Story = looks(StepFoot, { payment: pay, loading: { ...pay, loading: "Procesando tu pago…" } })
Looks.play = async ({ canvas }) => {
  const [button, busy] = canvas.getAllByRole("button", { name: "COMPLETAR PAGO" })
  const [note] = canvas.getAllByText(/^Podés arrepentirte/)
  if (!button || !busy || !note) throw new Error("There are two looks.")
  await expect(note.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom).toBeLessThan(120)
  await expect(canvas.getAllByRole("status").at(-1)).toHaveTextContent("Procesando tu pago…")
  await userEvent.click(busy)
  await expect(submitted).not.toHaveBeenCalled()
}
