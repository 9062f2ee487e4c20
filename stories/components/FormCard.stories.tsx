import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { FieldPair } from "../../src/components/FieldPair/FieldPair"
import { FormCard } from "../../src/components/FormCard/FormCard"
import { RadioTiles } from "../../src/components/RadioTiles/RadioTiles"
import { TextArea } from "../../src/components/TextArea/TextArea"
import { TextField } from "../../src/components/TextField/TextField"
import { fillSilently } from "./fillSilently"

const noop = () => {}
const fields = (wrong: boolean, hours = "") => (
  <>
    <TextField label="Nombre" name="name" value="Ana Martínez" onChange={noop} />
    <FieldPair>
      <TextField
        label="Teléfono"
        name="phone"
        value="1155550143"
        hint="Con código de área, sin 0 ni 15. Ej.: 11 5555 0143"
        onChange={noop}
      />
      <TextField
        label="Email"
        name="email"
        value="ana@correo"
        error={wrong ? "Email no es válido." : undefined}
        onChange={noop}
      />
    </FieldPair>
    <RadioTiles
      label="Horario de contacto"
      name="hours"
      options={["8 a 12", "12 a 16", "16 a 20"].map((slot) => ({ value: slot, label: `${slot} h` }))}
      value={hours}
      error={wrong ? "Este campo es obligatorio." : undefined}
      onChange={noop}
    />
  </>
)

const meta = {
  title: "Components/Fields/FormCard",
  component: FormCard,
  args: {
    label: "Contacto",
    title: "¿Querés que te llamemos?",
    attempts: 0,
    submitLabel: "ENVIAR",
    withoutScripts: "Para enviar este formulario activá JavaScript en tu navegador, o llamanos.",
    onSubmit: fn(),
    onFirstTouch: fn(),
    children: fields(false)
  }
} satisfies Meta<typeof FormCard>
export default meta
type Story = StoryObj<typeof meta>

/** `onFirstTouch` runs once. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText("Nombre"))
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(args.onFirstTouch).toHaveBeenCalledTimes(1)
  }
}

const told = fn()
/** Texts that a password manager set without an event are sent as they are seen. */
export const FilledSilently: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onSubmit: fn(() => told("sent")),
    children: (
      <>
        <TextField label="Email" name="email" value="" onChange={told} />
        <TextArea label="Consulta" name="reason" value="" onChange={told} />
        <TextField label="Nombre" name="name" value="Ana" onChange={told} />
      </>
    )
  },
  play: async ({ canvas }) => {
    told.mockClear()
    fillSilently(canvas.getByLabelText("Email"), "ana@example.com")
    fillSilently(canvas.getByLabelText("Consulta"), "¿Cubre esquí?")
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await expect(told.mock.calls).toEqual([["ana@example.com"], ["¿Cubre esquí?"], ["sent"]])
  }
}

/** Enter goes on to what the form still asks for, and says so on a phone's keyboard (A11Y-08). */
export const ReturnKey: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText("Nombre"))
    for (const label of ["Nombre", "Teléfono", "Email"]) {
      await expect(canvas.getByLabelText(label)).toHaveFocus()
      await expect(canvas.getByLabelText(label)).toHaveAttribute("enterkeyhint", "next")
      await userEvent.keyboard("{Enter}")
    }
    await expect(canvas.getByLabelText("8 a 12 h")).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }
}

/** A choice that is made is passed by, and Enter sends from the last text. */
export const ReturnKeySends: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: fields(false, "8 a 12") },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText("Email"))
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("enterkeyhint", "go")
    await userEvent.keyboard("{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  }
}

/** Lists the errors and focuses the first wrong field. */
export const Wrong: Story = {
  args: {
    attempts: 1,
    wrong: {
      title: "Revisá 2 datos para enviar:",
      fields: [
        { name: "email", label: "Email" },
        { name: "hours", label: "Horario de contacto" }
      ]
    },
    children: fields(true)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Email")).toHaveFocus())
    await userEvent.click(canvas.getByRole("link", { name: "Horario de contacto" }))
    await expect(canvas.getByLabelText("8 a 12 h")).toHaveFocus()
  }
}

const Corrected = (props: ComponentProps<typeof FormCard>) => {
  const [attempts, setAttempts] = useState(1)
  const [corrected, setCorrected] = useState(false)
  const all = props.wrong?.fields ?? []
  const wrong = corrected ? { title: "Revisá 1 dato para enviar:", fields: all.slice(1) } : props.wrong
  return (
    <FormCard {...props} wrong={wrong} attempts={attempts} onSubmit={() => setAttempts(attempts + 1)}>
      <TextField label="Email" name="email" value="" onChange={() => setCorrected(true)} />
    </FormCard>
  )
}
/** A corrected field shortens the list in silence; the next submit announces what is left (A11Y-05). */
export const AnnouncedAnew: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...Wrong.args },
  render: (args) => <Corrected {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "a")
    await expect(canvas.getByRole("alert")).toHaveTextContent("Revisá 1 dato para enviar:")
    await expect(canvas.getByRole("alert")).toHaveAttribute("aria-live", "off")
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await expect(canvas.getByRole("alert")).toHaveAttribute("aria-live", "assertive")
  }
}

/** While it is being sent, a second submit does nothing (ER-01). */
export const Sending: Story = {
  args: { sending: { text: "Enviando tu mensaje…" }, children: fields(false, "8 a 12") },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Enviando tu mensaje…")
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await userEvent.type(canvas.getByLabelText("Email"), "{Enter}")
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }
}

const slow = { text: "Esto está tardando más de lo normal.", cancelLabel: "Cancelar", onCancel: noop }

/** A long wait shows a message and a cancel button. */
export const Slow: Story = {
  args: { sending: { text: "Enviando tu mensaje…", slow } }
}

/** The cancel button goes with its focus, which moves to the submit button. */
export const Cancelled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Waiting(args) {
    const [waits, setWaits] = useState(true)
    const sending = { text: "Enviando tu mensaje…", slow: { ...slow, onCancel: () => setWaits(false) } }
    return <FormCard {...args} sending={waits ? sending : undefined} />
  },
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole("button", { name: "Cancelar" })
    await userEvent.click(cancel)
    await expect(cancel).not.toBeInTheDocument()
    await expect(canvas.getByRole("button", { name: "ENVIAR" })).toHaveFocus()
  }
}
