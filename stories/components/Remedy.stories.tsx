import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { RadioTiles } from "../../src/components/RadioTiles/RadioTiles"
import { Remedy, type RemedyProps } from "../../src/components/Remedy/Remedy"
import { TextField } from "../../src/components/TextField/TextField"

const noop = () => {}
const ten = "1155550143"

type Args = Required<RemedyProps> & { wrong: "phone" | "hours" | "name"; onSend: () => void }

/** A form whose phone has another reading. */
const Shown = ({ label, onSend, onUse, reading, sends, wrong }: Args) => {
  const [phone, setPhone] = useState("011 5555 0143")
  const isWrong = phone !== ten
  const use = (meant: string) => {
    onUse(meant)
    setPhone(meant)
  }
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form aria-label="Contacto" method="dialog" noValidate onSubmit={send}>
      <TextField label="Nombre" name="name" value="" onChange={noop} error={wrong === "name" ? "Falta." : undefined} />
      <TextField
        label="Teléfono"
        name="phone"
        value={phone}
        onChange={setPhone}
        hint="Sin 0 ni 15"
        error={isWrong ? "Teléfono debe tener 10 dígitos." : undefined}
        after={<Remedy label={label} reading={isWrong ? reading : undefined} onUse={use} sends={sends} />}
      />
      <TextField label="Email" name="email" value="ana@example.com" onChange={noop} />
      <RadioTiles
        label="Horario"
        name="hours"
        options={[{ value: "9", label: "9 a 12" }]}
        value=""
        onChange={noop}
        error={wrong === "hours" ? "Falta." : undefined}
      />
      <Button type="submit">ENVIAR</Button>
    </form>
  )
}

const meta = {
  title: "Components/Fields/Remedy",
  component: Remedy,
  render: Shown,
  argTypes: {
    wrong: { control: "select", options: ["phone", "hours", "name"], description: "The wrong field of this form." },
    onSend: { description: "This form is sent." }
  },
  args: { reading: ten, label: (reading) => `Usar ${reading}`, sends: false, wrong: "phone", onUse: fn(), onSend: fn() }
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A press fills the field, clears its error and goes on to the next field. */
export const Used: Story = {
  play: async ({ args, canvas }) => {
    const phone = canvas.getByLabelText("Teléfono")
    await expect(phone).toHaveAccessibleDescription("Teléfono debe tener 10 dígitos. Sin 0 ni 15")
    await userEvent.click(canvas.getByRole("button", { name: `Usar ${ten}` }))
    await expect(args.onUse).toHaveBeenCalledWith(ten)
    await expect(phone).toHaveValue(ten)
    await expect(phone).toBeValid()
    await expect(phone).toHaveAccessibleDescription("Sin 0 ni 15")
    await expect(canvas.queryByRole("button", { name: `Usar ${ten}` })).toBeNull()
    await expect(canvas.getByLabelText("Email")).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  }
}

/** With another wrong field, the focus goes there, also backwards. */
export const AnotherWrong: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { wrong: "name", sends: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Usar ${ten}` }))
    await expect(canvas.getByLabelText("Nombre")).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  }
}

/** A wrong choice takes the focus on its first option. */
export const WrongChoice: Story = {
  args: { wrong: "hours" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Usar ${ten}` }))
    await expect(canvas.getByLabelText("9 a 12")).toHaveFocus()
  }
}

/** A long e-mail wraps. */
export const LongLabel: Story = {
  args: { label: () => "¿Quisiste decir maria.fernanda.de.los.angeles.gutierrez@gmail.com?" },
  globals: { viewport: { value: "w320" } }
}
