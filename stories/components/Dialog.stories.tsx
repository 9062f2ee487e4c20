import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { flushSync } from "react-dom"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { Button } from "../../src/components/Button/Button"
import { Dialog } from "../../src/components/Dialog/Dialog"
import { TextField } from "../../src/components/TextField/TextField"

const tooLong =
  "Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros o tu productor asesor de seguros. Estaremos encantados de asistirte."

const meta = {
  title: "Components/Feedback/Dialog",
  component: Dialog,
  parameters: { layout: "fullscreen", ...framed },
  args: { title: "Cantidad de Días", open: true, onClose: fn(), closeLabel: "Cerrar", children: <p>{tooLong}</p> }
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole("dialog", { name: "Cantidad de Días" })
    await expect(dialog).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole("button", { name: "Cerrar" })).toHaveFocus()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByText(tooLong))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  }
}

export const WithActions: Story = {
  args: {
    title: "Enviar por mail",
    children: (
      <TextField label="Email" name="email" value="ana@correo" error="Email no es válido." onChange={() => {}} />
    ),
    actions: (
      <>
        <Button kind="line">Cancelar</Button>
        <Button>Enviar</Button>
      </>
    )
  }
}

/** Opens at its beginning. */
export const LongText: Story = {
  args: { children: <p>{`${tooLong} `.repeat(14)}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("dialog")).toHaveFocus()
    await expect(canvas.getByRole("dialog").scrollTop).toBe(0)
  }
}

const heard = fn()

const openAround = (around: HTMLDialogElement | null) => {
  if (around?.open === false) around.showModal()
}

/** A dialog of the page around it stays open, and hears of its own events alone. */
export const InADialog: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => void heard.mockClear(),
  render: (args) => {
    const [open, setOpen] = useState(true)
    const close = () => {
      args.onClose()
      setOpen(false)
    }
    return (
      <dialog ref={openAround} onCancel={heard} onClose={heard} onBeforeToggle={heard} onToggle={heard}>
        <Dialog {...args} open={open} onClose={close}>
          <input type="file" aria-label="Foto" />
        </Dialog>
      </dialog>
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    const dialog = canvas.getByRole("dialog", { name: "Cantidad de Días" })
    // The visitor chose no file.
    canvas.getByLabelText("Foto").dispatchEvent(new Event("cancel", { bubbles: true }))
    await expect(args.onClose).not.toHaveBeenCalled()
    const closed = new Promise((said) => dialog.addEventListener("close", said, { once: true }))
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }))
    await closed
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvasElement.querySelector("dialog")?.open).toBe(true)
    await expect(heard.mock.calls.filter(([{ target }]) => target === dialog)).toEqual([])
  }
}

const opened: Story["render"] = (args) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>COTIZAR</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** What must be read takes no press for half a second, nor one outside, nor does the page once it closed. */
export const Asks: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false, asks: true },
  render: opened,
  play: async ({ canvas }) => {
    const below = canvas.getByRole("button", { name: "COTIZAR" })
    await userEvent.click(below)
    const dialog = canvas.getByRole("dialog")
    const { left, top } = within(dialog).getByRole("button", { name: "Cerrar" }).getBoundingClientRect()
    const hit = () => [document.elementFromPoint(2, 2), document.elementFromPoint(left + 20, top + 10)]
    await expect(hit().filter((each) => dialog.contains(each))).toEqual([])
    await waitFor(() => expect(hit().filter((each) => dialog.contains(each))).toHaveLength(2))
    await userEvent.click(within(dialog).getByRole("button", { name: "Cerrar" }))
    await expect(getComputedStyle(below).pointerEvents).toBe("none")
    await waitFor(() => expect(getComputedStyle(below).pointerEvents).toBe("auto"))
  }
}

/** Closing returns focus to the button that opened it (ER-02). */
export const GivesFocusBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  render: opened,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "COTIZAR" })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.queryByRole("dialog")).toBeNull()
  }
}

/** Closed and opened again at once, as React's StrictMode does, it stays: its late `close` asks nothing. */
export const OpenedAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [open, setOpen] = useState(true)
    const openAgain = () => {
      flushSync(() => setOpen(false))
      flushSync(() => setOpen(true))
    }
    return (
      <Dialog {...args} open={open} actions={<Button onClick={openAgain}>Otra vez</Button>}>
        {args.children}
      </Dialog>
    )
  },
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole("dialog")
    const closed = new Promise((said) => dialog.addEventListener("close", said, { once: true }))
    await userEvent.click(within(dialog).getByRole("button", { name: "Otra vez" }))
    await closed
    await expect(args.onClose).not.toHaveBeenCalled()
    // It fades in anew.
    await waitFor(() => expect(dialog).toBeVisible())
  }
}
