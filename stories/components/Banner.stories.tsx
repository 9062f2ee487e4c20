import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Banner } from "../../src/components/Banner/Banner"

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50" fill="none" stroke="black" stroke-width="2"><rect x="1" y="9" width="${width - 2}" height="32" rx="16"/><path d="M20 25h${width - 40}"/></svg>`)}`

const meta = {
  title: "Components/Brand/Banner",
  component: Banner,
  parameters: { layout: "fullscreen" },
  args: {
    image: { src: drawing(320), alt: "Asistencia 24/7 en todo el mundo" },
    label: "Promoción",
    closeLabel: "Cerrar banner",
    onClose: fn()
  },
  render: function Shown(args) {
    const [open, setOpen] = useState(true)
    const close = () => {
      args.onClose()
      setOpen(false)
    }
    return (
      <>
        {open && <Banner {...args} onClose={close} />}
        <main>
          <a href="#lo-que-sigue">Lo que sigue</a>
        </main>
      </>
    )
  }
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

/** 50 px high. Closing it removes the strip and moves focus to the first link below. */
export const Playground: Story = {}

export const Closed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const banner = canvas.getByRole("region", { name: "Promoción" })
    await expect(banner.getBoundingClientRect().height).toBe(50)
    await expect(canvas.getByRole("img")).toHaveAccessibleName("Asistencia 24/7 en todo el mundo")
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar banner" }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(banner).not.toBeInTheDocument()
    await expect(canvas.getByRole("link")).toHaveFocus()
  }
}

/** A phone shows a wide image in full, scaled down. */
export const WideOnAPhone: Story = {
  args: { image: { src: drawing(900), alt: "Asistencia 24/7 en todo el mundo" } },
  globals: { viewport: { value: "w390", isRotated: false } }
}

/** Arrives after the page. The content below slides down without a layout jump. */
export const Late: Story = {
  render: function Arriving(args) {
    const [here, setHere] = useState(false)
    return (
      <>
        {here && <Banner {...args} late />}
        <main>
          <button type="button" onClick={() => setHere(true)}>
            Ahora
          </button>
        </main>
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Ahora" })
    const { top } = button.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole("region", { name: "Promoción" })).toBeVisible())
    await waitFor(() => expect(button.getBoundingClientRect().top).toBe(top + 50))
  }
}
