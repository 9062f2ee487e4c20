import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { StepFoot } from "../../src/components/StepFoot/StepFoot"

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

/** The right to take it back stands within 120 px of the button. */
export const Payment: Story = {
  args: pay,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "COMPLETAR PAGO" }).getBoundingClientRect()
    const { bottom } = canvas.getByText(/^Podés arrepentirte/).getBoundingClientRect()
    await expect(bottom - button.bottom).toBeLessThan(120)
  }
}

/** While the step is being sent, a second press does nothing. */
export const Loading: Story = {
  args: { ...pay, loading: "Procesando tu pago…" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Procesando tu pago…")
    await userEvent.click(canvas.getByRole("button", { name: "COMPLETAR PAGO" }))
    await expect(submitted).not.toHaveBeenCalled()
  }
}
