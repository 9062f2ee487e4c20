import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, spyOn, userEvent, waitFor, type within } from "storybook/test"
import { onceModes } from "../../.storybook/modes"
import { SendCards } from "../../src/pages/checkout/SendCards"
import { inWorld } from "../world/inWorld"
import { noteDownloads } from "./noteDownloads"

const pictureOf = (name: string, at: number): Parameters<typeof SendCards>[0]["pictures"][number] => ({
  label: name,
  fileName: `tarjeta-${at}.png`,
  lines: [`${name},`, "a Europa"],
  days: [
    { label: "Salida", value: "10 ene 2027" },
    { label: "Regreso", value: "25 ene 2027" }
  ],
  facts: [
    { label: "Plan", value: "GOLD" },
    { label: "Nº de voucher", value: "48201936" }
  ],
  phones: { title: "Llamanos", lines: [{ label: "Teléfono", value: "0800 999 6400" }] }
})

const world = { path: "/cotizarpagoexitoso" }

const meta = {
  title: "Parts/SendCards",
  component: SendCards,
  ...inWorld,
  args: { pictures: [pictureOf("Ana", 1), pictureOf("Beatriz", 2)], scenery: { scene: "europa", mood: "tarde" } },
  parameters: { layout: "padded", world, chromatic: { modes: onceModes } }
} satisfies Meta<typeof SendCards>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const press = async (canvas: Canvas) => userEvent.click(await canvas.findByRole("button", { name: "Ana" }))

/** How the browser ends the drawing: never, or without a picture. */
const drawn = (end: (done: BlobCallback) => void) =>
  spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(end)

/** A picture for each traveller (OU-in-the-chat). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const { offsetWidth } = await canvas.findByRole("button", { name: "Ana" })
    await expect(offsetWidth).toBeLessThan(200)
    await expect(await canvas.findByRole("button", { name: "Ana" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Beatriz" })).toBeVisible()
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  }
}

/** The picture is being drawn: its button waits, the others take no press. */
export const Drawing: Story = {
  play: async ({ canvas }) => {
    const begun = drawn(() => undefined)
    await press(canvas)
    await expect(canvas.getByRole("button", { name: "Ana" })).toHaveAttribute("aria-busy", "true")
    await expect(canvas.getByRole("status")).toHaveTextContent("Preparando la imagen…")
    await userEvent.click(canvas.getByRole("button", { name: "Beatriz" }))
    await expect(canvas.getByRole("button", { name: "Beatriz" })).not.toHaveAttribute("aria-busy")
    await waitFor(() => expect(begun).toHaveBeenCalledOnce())
  }
}

/** The browser made no picture. The button is there for another try. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    drawn((done) => done(null))
    await press(canvas)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos preparar la imagen.")
    await expect(canvas.getByRole("button", { name: "Ana" })).not.toHaveAttribute("aria-busy")
  }
}

/** No app takes the picture: it is saved, and the page says where. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const followed = noteDownloads()
    await press(canvas)
    await expect(await canvas.findByText(/^Busc[áa] la imagen en tus descargas\.$/)).toBeVisible()
    await expect(followed).toEqual(["blob: tarjeta-1.png"])
  }
}

/** The browser inside another app may have saved nothing: the page says where the voucher is. */
export const InApp: Story = {
  parameters: {
    world: { ...world, userAgent: "Mozilla/5.0 (Linux; Android 14; wv) Chrome/126" },
    chromatic: { disableSnapshot: true }
  },
  play: async ({ canvas }) => {
    noteDownloads()
    await press(canvas)
    await expect(await canvas.findByText(/^El navegador de esta app suele no guardar archivos\./)).toBeVisible()
    await expect(canvas.queryByText(/en tus descargas\.$/)).toBeNull()
  }
}
