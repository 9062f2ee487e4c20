import type { Meta, StoryObj } from "@storybook/react-vite"
import { Suspense, use } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { aCardOfTrip } from "../../contracts/fixtures/receipt"
import type { Brand } from "../../src/channels/Brand"
import { firstBrand } from "../../src/channels/firstBrand"
import { OfflinePage, type OfflinePageProps } from "../../src/pages/service/OfflinePage"
import { offlineWorldOf } from "../../src/start/offlineWorld"
import { brandOf } from "../brandOf"

const worlds = new Map<Brand, ReturnType<typeof offlineWorldOf>>()

const worldOf = (brand: Brand) => {
  const world = worlds.get(brand) ?? offlineWorldOf(brand)
  worlds.set(brand, world)
  return world
}

type ShownProps = Pick<OfflinePageProps, "here" | "onRetry"> & { readonly brand?: Brand }

const Shown = ({ brand = firstBrand, ...given }: ShownProps) => <OfflinePage {...use(worldOf(brand))} {...given} />

const meta = {
  title: "Pages/OfflinePage",
  component: Shown,
  parameters: { layout: "fullscreen" },
  args: { here: { found: { trip: aCardOfTrip, savedOn: "2026-11-28" }, asked: "/faqs" }, onRetry: fn() },
  render: (args, { globals }) => (
    <Suspense fallback={null}>
      <Shown {...args} brand={brandOf(globals.channel)} />
    </Suspense>
  )
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

/** The kept card, in the order of need, and what was asked for (OU-offline-card). */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ args, canvas, globals }) => {
    const { phones } = brandOf(globals.channel).channel
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Guardada el 28/11, sin conexión")
    const pass = canvas.getByRole("region", { name: "Tu tarjeta de asistencia" })
    await expect(pass).toHaveTextContent("48201936")
    await expect(canvas.getAllByRole("link").length).toBeGreaterThanOrEqual(Math.min(phones.length, 1))
    for (const link of canvas.getAllByRole("link")) await expect(link.getAttribute("href")).toMatch(/^(tel|https):/)
    await expect(canvas.getByText("Preguntas frecuentes")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  }
}

/**
 * A page that no menu names, and a purchase that was asked to be taken back (OU-offline-card). On a
 * phone the number and its button share a line.
 */
export const AnotherPage: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    here: {
      found: { trip: { ...aCardOfTrip, withdrawnOn: "2026-11-28" }, savedOn: "2026-11-28" },
      asked: "/cotizarpasajeros"
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Buscabas otra página\./)).toBeVisible()
    await expect(canvas.getByText("Pediste la baja el")).toBeVisible()
    const copy = canvas.getByRole("button", { name: "Copiar" }).getBoundingClientRect()
    await expect(copy.top).toBeLessThan(canvas.getByText("4820").getBoundingClientRect().bottom)
  }
}

/** The card was erased, or its trip is over. */
export const WithoutCard: Story = {
  args: { here: { found: undefined, asked: "/" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No hay una tarjeta guardada")).toBeVisible()
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Sin conexión")
  }
}

/** As the build prints it, before its script has looked for a card. */
export const Printed: Story = {
  args: { here: undefined },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "Reintentar" })).toBeVisible()
}
