import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { MailDialog } from "../../src/components/MailDialog/MailDialog"
import { offers } from "../../src/copy/offers"
import { fillSilently } from "./fillSilently"

const field = {
  name: "email",
  label: offers.mail.email,
  value: "ana@example.com",
  onChange: fn(),
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  required: true
} as const

const meta = {
  title: "Components/Plans/MailDialog",
  component: MailDialog,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    open: true,
    lead: "Cotización de PLATINUM y GOLD",
    field,
    attempts: 0,
    sent: false,
    onSubmit: fn(),
    onClose: fn(),
    words: offers.mail
  },
  render: function Holding(args) {
    const [value, setValue] = useState(args.field.value)
    const onChange = (next: string) => {
      args.field.onChange(next)
      setValue(next)
    }
    return <MailDialog {...args} field={{ ...args.field, value, onChange }} />
  }
} satisfies Meta<typeof MailDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The e-mail is prefilled. Enter sends, like the button. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole("dialog", { name: "Enviar por mail" }))
    const field = dialog.getByRole("textbox", { name: "Email" })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue("ana@example.com")
    await userEvent.type(field, ".ar{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole("button", { name: "ENVIAR" }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await userEvent.click(dialog.getByRole("button", { name: "Cerrar" }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  }
}

/** An e-mail that a password manager set without an event is sent as it is seen. */
export const FilledSilently: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { field: { ...field, value: "" } },
  play: async ({ canvas, args }) => {
    fillSilently(canvas.getByRole("textbox", { name: "Email" }), "ana@example.com")
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await expect(args.field.onChange).toHaveBeenCalledWith("ana@example.com")
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  }
}

export const Wrong: Story = {
  args: { field: { ...field, value: "ana@", error: "Email no es válido." }, attempts: 1 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" })
    await expect(field).toHaveAccessibleDescription("Email no es válido.")
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Email no es válido."))
  }
}

export const Sending: Story = {
  args: { sending: { text: "Enviando el mail…" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "{Enter}")
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole("button", { name: "ENVIAR" })).toHaveAttribute("aria-busy", "true")
  }
}

/** A long wait shows a cancel button, which goes with its focus: the field has it then. */
export const Slow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Waiting(args) {
    const [waits, setWaits] = useState(true)
    const slow = {
      text: "Esto está tardando más de lo normal.",
      cancelLabel: "Cancelar",
      onCancel: () => setWaits(false)
    }
    return <MailDialog {...args} sending={waits ? { text: "Enviando el mail…", slow } : undefined} />
  },
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole("button", { name: "Cancelar" })
    await userEvent.click(cancel)
    await expect(cancel).not.toBeInTheDocument()
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus()
  }
}

/** Sent: only closing is left. */
export const Sent: Story = {
  args: { sent: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(offers.mail.sent)).toBeVisible())
    await expect(canvas.getByRole("dialog")).toHaveFocus()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  }
}
