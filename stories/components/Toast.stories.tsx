import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { Toast } from "../../src/components/Toast/Toast"

const meta = {
  title: "Components/Feedback/Toast",
  component: Toast,
  parameters: { layout: "fullscreen", ...framed },
  args: { message: { kind: "ok", text: "Mensaje enviado" }, closeLabel: "Cerrar", onClose: fn() }
} satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Mensaje enviado")
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }))
    await expect(args.onClose).toHaveBeenCalled()
  }
}

/** Why the visitor is here, with a link that leads on. */
export const Informs: Story = {
  args: {
    message: {
      kind: "info",
      text: "Para comprar tenés que ingresar a tu cuenta. No se cobró nada.",
      stays: true,
      action: { label: "Ingresar", href: "/login" }
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Para comprar/)
    await expect(canvas.getByRole("link", { name: "Ingresar" })).toHaveAttribute("href", "/login")
  }
}

/** Closes after three seconds, but waits while it has the focus. */
export const ClosesItself: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const close = canvas.getByRole("button", { name: "Cerrar" })
    const time = close.nextElementSibling
    close.focus()
    await waitFor(() => expect(time && getComputedStyle(time).animationPlayState).toBe("paused"))
    close.blur()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 5000 })
  }
}

const failure = { kind: "bad", text: "Fallo al dar de alta el usuario" } as const

/** A failure interrupts screen readers and closes after the same time. */
export const Failed: Story = {
  args: { message: failure },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(failure.text)
    const time = canvas.getByRole("button", { name: "Cerrar" }).nextElementSibling as Element
    await expect(getComputedStyle(time).animationDuration).toBe("3s")
    fireEvent.animationEnd(time)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  }
}

/** A failure whose text appears nowhere else stays until closed. */
export const FailureThatStays: Story = {
  args: { message: { kind: "bad", text: "Fallo al el enviar el mensaje", stays: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Fallo al el enviar el mensaje")
    await expect(canvas.getByRole("button", { name: "Cerrar" }).nextElementSibling).toBeNull()
  }
}
