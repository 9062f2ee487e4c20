import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { PassengersPopup } from "../../src/components/PassengersPopup/PassengersPopup"
import { readAge } from "../../src/core/trip/search"
import { holding } from "./holding"
import { words } from "./quoteSamples"
import { openPopup } from "./quoteSteps"

const Held = holding(PassengersPopup, "ages")

const meta = {
  title: "Components/Quote/PassengersPopup",
  component: PassengersPopup,
  args: {
    id: "passengers",
    label: "Pasajeros",
    words: words.passengers,
    ages: [""],
    readAge,
    problem: undefined,
    showProblem: false,
    onChange: fn(),
    onApply: fn()
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Pasajeros</Button>
      <Held {...args} />
    </>
  )
} satisfies Meta<typeof PassengersPopup>
export default meta
type Story = StoryObj<typeof meta>

const opened = async (canvas: ReturnType<typeof within>) => within(await openPopup(canvas, "Pasajeros"))

export const Playground: Story = {}

export const Open: Story = {
  args: { ages: ["34", "8"] },
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    await expect(popup.getByRole("textbox", { name: "Edad del pasajero 1" })).toHaveValue("34")
    await expect(popup.getByRole("status")).toHaveTextContent("2 pasajeros")
  }
}
export const Sheet: Story = {
  args: { ages: ["34", "8", ""] },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => void (await opened(canvas))
}

/**
 * Plus adds an empty age and focuses it; typed ages stay; minus removes the last, and keeps the focus
 * after its last press (QB-04).
 */
export const Counted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ages: ["34"] },
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    await userEvent.click(popup.getByRole("button", { name: "Agregar pasajero" }))
    const second = popup.getByRole("textbox", { name: "Edad del pasajero 2" })
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.type(second, "1.5")
    await expect(second).toHaveValue("1.5")
    const remove = popup.getByRole("button", { name: "Quitar pasajero" })
    await userEvent.click(remove)
    await expect(second).not.toBeInTheDocument()
    await userEvent.click(remove)
    await userEvent.click(remove)
    await expect(popup.getByRole("status")).toHaveTextContent(words.passengers.count(0))
    await expect(remove).toHaveFocus()
  }
}
/** At the maximum, the plus announces why it adds no more, and adds none. */
export const Most: Story = {
  args: { ages: Array(19).fill("34") },
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    const add = popup.getByRole("button", { name: "Agregar pasajero" })
    await userEvent.click(add)
    await expect(add).toHaveAttribute("aria-disabled", "true")
    await waitFor(() => expect(popup.getAllByText(words.passengers.most, { exact: false })[0]).toBeVisible())
    await expect(popup.getByRole("status")).toHaveTextContent(`20 pasajeros. ${words.passengers.most}`)
    await userEvent.click(add)
    await expect(popup.getAllByRole("textbox")).toHaveLength(20)
  }
}
export const None: Story = {
  args: { ages: [], problem: "Sin pasajeros" },
  play: async ({ canvas, args }) => {
    const popup = await opened(canvas)
    await expect(popup.getByRole("button", { name: "Quitar pasajero" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(popup.getByRole("button", { name: "Aplicar" }))
    await expect(popup.getByRole("alert")).toHaveTextContent("Sin pasajeros")
    await expect(args.onApply).not.toHaveBeenCalled()
  }
}
export const Incomplete: Story = {
  args: { ages: ["34", "0", "", "1.5", "121"], problem: "Ingresa la edad de todos los pasajeros.", showProblem: true },
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    for (const wrong of [3, 4, 5]) await expect(popup.getByLabelText(`Edad del pasajero ${wrong}`)).toBeInvalid()
    for (const right of [1, 2]) await expect(popup.getByLabelText(`Edad del pasajero ${right}`)).toBeValid()
  }
}

/** What means one age only is read, and written as that age once it is applied (QB-04, QR-08). */
export const InWords: Story = {
  args: { ages: ["34 años", "8 meses"] },
  play: async ({ args, canvas }) => {
    const popup = await opened(canvas)
    const [first, second] = popup.getAllByRole("textbox")
    if (!first || !second) throw new Error("There are two ages.")
    await userEvent.clear(first)
    await userEvent.type(first, "34 años")
    await expect(first).toHaveValue("34 años")
    await userEvent.click(popup.getByRole("button", { name: "Aplicar" }))
    await expect(args.onApply).toHaveBeenCalledOnce()
    await expect([first, second].map((field) => field instanceof HTMLInputElement && field.value)).toEqual(["34", "0"])
  }
}

/** The travellers of an earlier trip, with one press (OU-19). */
export const Same: Story = {
  args: { same: { label: "Los mismos: Ana, Tomás, Beatriz y Julián", onPick: fn() } },
  play: async ({ args, canvas }) => {
    const popup = await opened(canvas)
    await userEvent.click(popup.getByRole("button", { name: /^Los mismos: Ana/ }))
    await expect(args.same?.onPick).toHaveBeenCalled()
  }
}
