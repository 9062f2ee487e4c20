import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { RoadCard } from "../../src/components/RoadCard/RoadCard"
import { enlarged } from "./enlarged"
import { useHeld } from "./holding"

const call = {
  icon: "phone",
  look: "main",
  label: "Llamar",
  detail: "Desde el exterior · +54 11 5555 0151",
  href: "tel:+541155550151"
} as const
const place = {
  icon: "whatsapp-logo",
  look: "wide",
  label: "Mandar mi ubicación",
  detail: "Por WhatsApp. No la guardamos.",
  onPress: fn()
} as const
const pass = { icon: "identification-card", label: "Mi tarjeta", number: "38342878", onPress: fn() } as const
const ask = { icon: "first-aid-kit", label: "¿Me cubre…?", detail: "Tu plan", onPress: fn() } as const

const meta = {
  title: "Components/Account/RoadCard",
  component: RoadCard,
  parameters: { layout: "fullscreen" },
  args: {
    scene: "europa",
    mood: "tarde",
    eyebrow: "20 dic · PLATINUM",
    title: "Estás en Europa, día 3 de 10",
    days: { day: 3, of: 10 },
    acts: [call, place, pass, ask],
    points: [{ icon: "clock-fill", text: "Si necesitás atención, avisanos dentro de las 48 horas." }],
    status: "",
    folded: false,
    onFold: fn(),
    words: { fold: "Plegar", unfold: "Abrir" }
  },
  render: (args) => {
    const [folded, setFolded] = useHeld(args.folded)
    const fold = (next: boolean) => {
      args.onFold(next)
      setFolded(next)
    }
    return (
      <main>
        <RoadCard {...args} folded={folded} onFold={fold} />
        <div data-wrap>
          <h1>Viajá lejos, viajá tranquilo</h1>
        </div>
      </main>
    )
  }
} satisfies Meta<typeof RoadCard>
export default meta
type Story = StoryObj<typeof meta>

/** The drawing does not end above the traveller, whose feet it has at this height. */
const showsTraveller = async (card: HTMLElement, feet: number) => {
  const drawing = card.querySelector<SVGSVGElement>("svg[data-name]")
  const shown = drawing?.parentElement?.getBoundingClientRect()
  const { y = Number.NaN } = new DOMPoint(0, feet).matrixTransform(drawing?.getScreenCTM() ?? undefined)
  await expect(y).toBeLessThanOrEqual(shown?.bottom ?? 0)
}

/** On the way. The arrow folds it to a line with the call, and keeps the focus (OU-on-the-road). */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const card = await canvas.findByRole("region", { name: "Estás en Europa, día 3 de 10" })
    await expect(canvas.getByRole("link", { name: /^Llamar/ })).toHaveAttribute("href", "tel:+541155550151")
    await showsTraveller(card, 622)
    await expect(canvas.getByText("3834")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Plegar" }))
    await expect(args.onFold).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole("button", { name: "Abrir" })).toHaveFocus()
    await expect(card).toHaveAccessibleName("Estás en Europa, día 3 de 10")
    await expect(canvas.getAllByRole("link")).toHaveLength(1)
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }))
    await expect(canvas.getByRole("button", { name: /^Mi tarjeta/ })).toBeVisible()
  }
}

/** Through several places, which a cabin stands for. The line of the days ends above its windows. */
export const Several: Story = {
  args: { scene: "ventana" },
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("region")
    const drawing = card.querySelector<SVGSVGElement>("svg[data-name]")
    const { y = 0 } = new DOMPoint(0, 137).matrixTransform(drawing?.getScreenCTM() ?? undefined)
    const days = card.querySelector("h2 + [aria-hidden]")?.getBoundingClientRect()
    await expect(days?.bottom).toBeLessThan(y)
  }
}

/**
 * The place is being looked for: a second press does nothing, and a screen reader is told. The
 * purchase was asked to be taken back (OU-on-the-road).
 */
export const Finding: Story = {
  args: {
    note: "Pediste la baja el 20/12/2026",
    acts: [call, { ...place, detail: "Buscando tu ubicación…", busy: true }, pass],
    status: "Buscando tu ubicación…"
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /^Mandar mi ubicación/ })
    await userEvent.click(button)
    await expect(place.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Buscando tu ubicación…")
    await expect(canvas.getByText("Pediste la baja el 20/12/2026")).toBeVisible()
  }
}

/** Long words in large text, on a phone. */
export const Long: Story = {
  args: {
    title: "Pedí tu reintegro en Latinoamérica hasta el 27/01/2027",
    eyebrow: "20 dic · INTERNACIONAL PREMIUM PLUS CON DEPORTES"
  },
  globals: { viewport: { value: "w360" } },
  beforeEach: enlarged,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("region")
    await showsTraveller(card, 622)
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  }
}
