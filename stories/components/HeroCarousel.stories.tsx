import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { HeroCarousel, type HeroSlide } from "../../src/components/HeroCarousel/HeroCarousel"
import { homeSaid } from "../homeSaid"

const first: HeroSlide = {
  scene: "patagonia",
  mood: "alba",
  lines: ["Viajá lejos", "viajá tranquilo"],
  lead: "Todas las coberturas incluyen telemedicina 24/7.",
  bullets: ["Asistencia 24/7", "Cobertura Mundial", "Garantía"],
  button: true
}
const night: HeroSlide = {
  scene: "asia",
  mood: "noche",
  lines: ["El mundo", "sin fronteras", "y sin apuro"],
  lead: "Elegí la cobertura que necesitás.",
  button: true
}
const mute: HeroSlide = { scene: "ventana", mood: "tarde", lines: ["Todo listo", "para salir"], button: false }

const meta = {
  title: "Components/Brand/HeroCarousel",
  component: HeroCarousel,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Novedades",
    slides: [first, night, mute],
    action: { label: "COTIZAR AHORA", href: "#cotizar" },
    words: homeSaid.carousel
  }
} satisfies Meta<typeof HeroCarousel>
export default meta
type Story = StoryObj<typeof meta>

const shown = (root: HTMLElement) => within(root).getByRole("button", { current: true })

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName("Viajá lejos viajá tranquilo")
    await expect(canvas.getAllByRole("button", { name: /^\d de 3$/ })).toHaveLength(3)
    await expect(shown(canvasElement)).toHaveAccessibleName("1 de 3")
  }
}

/** The arrows go round. A dot shows its slide. The page keeps its single h1. */
export const Turned: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anterior" }))
    await expect(shown(canvasElement)).toHaveAccessibleName("3 de 3")
    await userEvent.click(canvas.getByRole("button", { name: "Siguiente" }))
    await expect(shown(canvasElement)).toHaveAccessibleName("1 de 3")
    await userEvent.click(canvas.getByRole("button", { name: "2 de 3" }))
    await expect(shown(canvasElement)).toHaveAccessibleName("2 de 3")
    await waitFor(() => expect(canvas.getByText("y sin apuro")).toBeVisible())
    await expect(canvas.getAllByRole("heading")).toHaveLength(1)
  }
}

/** A slide without the button keeps its place empty. */
export const SlideWithoutButton: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "3 de 3" }))
    await expect(shown(canvasElement)).toHaveAccessibleName("3 de 3")
    await expect(canvas.queryByRole("link", { name: "COTIZAR AHORA" })).toBeNull()
  }
}

export const Paused: Story = {
  play: async ({ canvas }) => {
    const stop = canvas.queryByRole("button", { name: "Pausar" })
    if (stop) await userEvent.click(stop)
    await userEvent.click(canvas.getByRole("button", { name: "Reanudar" }))
    await userEvent.click(canvas.getByRole("button", { name: "Pausar" }))
    await expect(canvas.getByRole("button", { name: "Reanudar" })).toBeVisible()
  }
}

export const Single: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { slides: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
    await expect(canvas.getByRole("link", { name: "COTIZAR AHORA" })).toBeVisible()
  }
}

export const SingleWithoutButton: Story = {
  args: { slides: [mute] },
  play: ({ canvas }) => expect(canvas.queryByRole("link")).toBeNull()
}
