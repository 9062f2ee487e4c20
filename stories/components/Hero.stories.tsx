import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test"
import { Hero } from "../../src/components/Hero/Hero"
import { looks } from "./looks"

const slim = {
  kind: "slim",
  scene: "europa",
  lines: ["COTIZÁ TU COBERTURA"],
  bullets: undefined,
  action: undefined
} as const

const meta = {
  title: "Components/Brand/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: {
    kind: "full",
    scene: "patagonia",
    mood: "alba",
    lines: ["Viajá lejos", "viajá tranquilo"],
    lead: "Todas las coberturas incluyen telemedicina 24/7.",
    bullets: ["Asistencia 24/7", "Cobertura Mundial", "Garantía"],
    action: { label: "COTIZAR AHORA", href: "#cotizar", onClick: fn((event) => event.preventDefault()) }
  }
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName("Viajá lejos viajá tranquilo")
    const link = canvas.getByRole("link", { name: "COTIZAR AHORA" })
    await userEvent.click(link)
    await expect(args.action?.onClick).toHaveBeenCalledOnce()
    link.blur()
  }
}

export const Looks: Story = looks(Hero, {
  tarde: { scene: "caribe", mood: "tarde" },
  noche: { scene: "asia", mood: "noche", lines: ["El mundo", "sin fronteras"] },
  "three lines": { scene: "patagonia", lines: ["Una línea", "otra línea", "y otra más"] },
  slim,
  "slim noche": { ...slim, mood: "noche" }
})

/** A browser without scroll timelines: a script fades the words over 300 px (HO-02). */
export const FadedByScript: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    spyOn(CSS, "supports").mockReturnValue(false)
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "200vh" }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvas }) => {
    const left = () =>
      canvas.getByRole("heading", { level: 1 }).closest<HTMLElement>("[style]")?.style.getPropertyValue("--left")
    for (const [top, part] of [
      [0, "1"],
      [150, "0.5"],
      [400, "0"]
    ] as const) {
      window.scrollTo({ top, behavior: "instant" })
      await waitFor(() => expect(left()).toBe(part))
    }
  }
}
