import type { Meta, StoryObj } from "@storybook/react-vite"
import { useRef, useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Accordion } from "../../src/components/Accordion/Accordion"
import { Button } from "../../src/components/Button/Button"
import { Menu } from "../../src/components/Menu/Menu"
import { Popup, type PopupHandle } from "../../src/components/Popup/Popup"
import { TextField } from "../../src/components/TextField/TextField"
import { isClosed, openPopup, press } from "./quoteSteps"

const meta = {
  title: "Components/Feedback/Popup",
  component: Popup,
  args: {
    id: "popup",
    label: "Pasajeros",
    title: "Pasajeros",
    closeLabel: "Cerrar",
    children: <TextField label="Edad" name="age" value="34" onChange={() => undefined} />,
    onOpen: fn(),
    onDismiss: fn(),
    onEnter: fn()
  },
  render: (args) => {
    const popup = useRef<PopupHandle>(null)
    return (
      <div style={{ display: "flex", gap: "12px", flexWrap: "wrap" }}>
        <Button popoverTarget={args.id}>Abrir</Button>
        <Popup
          {...args}
          ref={popup}
          foot={args.foot ?? <Button onClick={() => popup.current?.close()}>Aplicar</Button>}
        />
        <Button kind="line">Otra cosa</Button>
      </div>
    )
  }
} satisfies Meta<typeof Popup>
export default meta
type Story = StoryObj<typeof meta>

const opened = (canvas: ReturnType<typeof within>) => openPopup(canvas, "Abrir", "Pasajeros")

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await opened(canvas)
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
  }
}

/**
 * Enter is heard. Its own button closes it without a dismissal and returns the focus, as Escape does.
 * One press outside both closes it and reaches its target.
 */
export const Closed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    const closes = async (focused: string) => {
      await isClosed(dialog)
      await waitFor(() => expect(canvas.getByRole("button", { name: focused })).toHaveFocus())
    }
    await userEvent.type(within(dialog).getByLabelText("Edad"), "{Enter}")
    await expect(args.onEnter).toHaveBeenCalledTimes(1)
    await press(within(dialog), "Aplicar")
    await closes("Abrir")
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await opened(canvas)
    await userEvent.keyboard("{Escape}")
    await closes("Abrir")
    await expect(args.onDismiss).toHaveBeenLastCalledWith("escape")
    await opened(canvas)
    await press(canvas, "Otra cosa")
    await closes("Otra cosa")
    await expect(args.onDismiss).toHaveBeenLastCalledWith("outside")
  }
}
/** Room neither above nor below its button: the page scrolls to make it, and returns. */
export const RoomMade: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ paddingBlock: "240px 100vh" }}>
      <button type="button" popoverTarget={args.id} style={{ blockSize: "calc(100vh - 480px)" }}>
        Abrir
      </button>
      <Popup {...args}>
        <div style={{ blockSize: "320px" }}>{args.children}</div>
      </Popup>
    </div>
  ),
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await userEvent.keyboard("{Escape}")
    await isClosed(dialog)
    await waitFor(() => expect(window.scrollY).toBe(0))
  }
}
/** The browser's event of the opening may come late: keys pressed by then have led the focus on. */
export const QuickKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const hold = (event: Event) => event.stopImmediatePropagation()
    addEventListener("toggle", hold, { capture: true })
    await press(canvas, "Abrir")
    const dialog = canvas.getByRole("dialog", { name: "Pasajeros" })
    const apply = await within(dialog).findByRole("button", { name: "Aplicar" })
    apply.focus()
    removeEventListener("toggle", hold, { capture: true })
    dialog.dispatchEvent(new ToggleEvent("toggle", { oldState: "closed", newState: "open" }))
    await expect(apply).toHaveFocus()
  }
}
const heard = fn()

/** A popover of the page around it stays open, hears of its own events alone, and keeps no focus. */
export const InAPopover: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => void heard.mockClear(),
  render: (args) => (
    <>
      <button type="button" popoverTarget="around">
        Más
      </button>
      <div id="around" popover="auto" onBeforeToggle={heard} onToggle={heard}>
        <Button popoverTarget={args.id}>Abrir</Button>
        <Popup {...args} />
        <Menu options={[{ label: "Una" }]}>Opciones</Menu>
        <Accordion
          id="preguntas"
          title="Preguntas"
          items={[{ id: "una", title: "Una pregunta", children: "Una respuesta" }]}
          copyLabel="Copiar"
          copiedLabel="Copiado"
        />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, "Más")
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    const dialog = await opened(canvas)
    await userEvent.keyboard("{Escape}")
    await isClosed(dialog)
    await expect(canvas.getByRole("button", { name: "Abrir" })).toHaveFocus()
    await press(canvas, "Opciones")
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Una" })).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: "Una" }))
    await expect(canvas.getByRole("button", { name: "Opciones" })).toHaveFocus()
    await userEvent.click(canvas.getByText("Una pregunta"))
    await expect(canvas.getByText("Una respuesta")).toBeVisible()
    const around = canvasElement.querySelector<HTMLElement>("#around")
    await expect(around?.matches(":popover-open")).toBe(true)
    around?.hidePopover()
    await waitFor(() => expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ type: "toggle" })))
    await expect(heard).toHaveBeenCalledTimes(4)
  }
}
/** Pressed before it had loaded: it opens if the focus still waits at its button. */
export const Awaited: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Late(args) {
    const [here, setHere] = useState(false)
    return (
      <>
        <Button popoverTarget={args.id}>Abrir</Button>
        <TextField label="Email" name="email" value="" onChange={() => setHere(true)} />
        <Button
          onClick={(event) => {
            event.currentTarget.blur()
            setHere(true)
          }}
        >
          Llegar
        </Button>
        {here && <Popup {...args} openAtOnce />}
      </>
    )
  },
  play: async ({ canvas }) => {
    await press(canvas, "Llegar")
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Pasajeros" })).toBeVisible())
  }
}
/** It stays closed if the focus has moved on. */
export const AwaitedNoMore: Story = {
  ...Awaited,
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText("Email")
    await userEvent.type(email, "a")
    await expect(canvas.getByRole("dialog", { hidden: true })).not.toBeVisible()
    await expect(email).toHaveFocus()
  }
}
