import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { DniPhoto } from "../../src/components/DniPhoto/DniPhoto"
import { passengers } from "../../src/copy/passengers"

/** A browser whose reader of codes finds this text in each picture; undefined: no code. */
const reads = (code: string | undefined, formats = ["pdf417"]) => {
  const before: unknown = Reflect.get(globalThis, "BarcodeDetector")
  class Found {
    static getSupportedFormats = async () => formats
    detect = async () => (code === undefined ? [] : [{ rawValue: code }])
  }
  Object.assign(globalThis, { BarcodeDetector: Found })
  return () => void Object.assign(globalThis, { BarcodeDetector: before })
}

const meta = {
  title: "Components/Checkout/DniPhoto",
  component: DniPhoto,
  args: { words: passengers.dni, onCode: fn(() => true) },
  beforeEach: () => reads("code")
} satisfies Meta<typeof DniPhoto>
export default meta
type Story = StoryObj<typeof meta>

const aPhoto = async () => {
  const canvas = new OffscreenCanvas(4, 4)
  canvas.getContext("2d")
  return new File([await canvas.convertToBlob()], "dni.png", { type: "image/png" })
}

const upload = async (root: HTMLElement, file: File) => {
  await within(root).findByRole("button", { name: "Leé tu DNI" })
  const input = root.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("no input")
  await userEvent.upload(input, file)
  return input
}

// PA-14
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Leé tu DNI" })).toBeVisible()
    await expect(canvas.getByText(/no se guarda ni se envía/)).toBeVisible()
  }
}

/** After a file that is no picture, a picture. */
export const Read: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await upload(canvasElement, new File(["text"], "dni.png", { type: "image/png" }))
    await expect(await canvas.findByText(/^No pudimos leer el código/)).toBeVisible()
    const input = await upload(canvasElement, await aPhoto())
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith("code"))
    await expect((await canvas.findAllByText(/^Completamos nombre/))[0]).toBeVisible()
    await expect(input).toHaveValue("")
  }
}

export const NoCodeInThePicture: Story = {
  beforeEach: () => reads(undefined),
  play: async ({ args, canvas, canvasElement }) => {
    await upload(canvasElement, await aPhoto())
    await expect(await canvas.findByText(/^No pudimos leer el código/)).toBeVisible()
    await expect(args.onCode).not.toHaveBeenCalled()
  }
}

export const AnotherCode: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onCode: fn(() => false) },
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, await aPhoto())
    await expect(await canvas.findByText(/^No pudimos leer el código/)).toBeVisible()
  }
}

export const NoReader: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => reads("code", ["qr_code"]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
  }
}
