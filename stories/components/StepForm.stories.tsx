import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { PassengerCard } from "../../src/components/PassengerCard/PassengerCard"
import { StepFoot } from "../../src/components/StepFoot/StepFoot"
import { StepForm } from "../../src/components/StepForm/StepForm"
import { TextField } from "../../src/components/TextField/TextField"

const meta = {
  title: "Components/Checkout/StepForm",
  component: StepForm,
  args: { label: "Pasajeros", attempts: 0, onSubmit: fn(), children: null },
  render: ({ attempts, label, onSubmit }) => {
    const [name, setName] = useState("")
    return (
      <StepForm label={label} attempts={attempts} onSubmit={onSubmit}>
        <PassengerCard title="Pasajero 1" note="34 años">
          <TextField
            label="Nombre"
            name="name"
            value={name}
            onChange={setName}
            error={attempts > 0 ? "El nombre debe tener al menos 3 caracteres." : undefined}
          />
        </PassengerCard>
        <StepFoot submitLabel="CONTINUAR" back={{ label: "Volver a los planes", href: "#planes" }} />
      </StepForm>
    )
  }
} satisfies Meta<typeof StepForm>
export default meta
type Story = StoryObj<typeof meta>

/** Button and Enter submit without leaving the page. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nombre" }), "Ana{Enter}")
    await userEvent.click(canvas.getByRole("button", { name: "CONTINUAR" }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole("form", { name: "Pasajeros" })).toBeVisible()
  }
}

/** After a failed attempt the first wrong field has the focus. */
export const Wrong: Story = {
  args: { attempts: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveFocus())
  }
}
