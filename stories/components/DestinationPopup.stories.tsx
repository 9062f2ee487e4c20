import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { DestinationPopup } from "../../src/components/DestinationPopup/DestinationPopup"
import { holding } from "./holding"
import { findPlaces, options, words } from "./quoteSamples"
import { openPopup } from "./quoteSteps"

const Held = holding(DestinationPopup, "value")

const meta = {
  title: "Components/Quote/DestinationPopup",
  component: DestinationPopup,
  args: {
    id: "destination",
    label: "Destino",
    words: words.destinations,
    destinations: { is: "ready", options },
    findPlaces,
    value: "",
    onChange: fn(),
    onLoad: fn(),
    onTypePlace: fn()
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Destino</Button>
      <Held {...args} />
    </>
  )
} satisfies Meta<typeof DestinationPopup>
export default meta
type Story = StoryObj<typeof meta>

const opened = (canvas: ReturnType<typeof within>) => openPopup(canvas, "Destino")

export const Playground: Story = {}

export const Open: Story = {
  args: { value: "EUROPA" },
  play: async ({ canvas }) => void (await opened(canvas))
}
export const Sheet: Story = { ...Open, globals: { viewport: { value: "w390" } } }

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    await expect(args.onLoad).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByRole("radio", { name: "EUROPA" }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith("EUROPA")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Destino" })).toHaveFocus())
  }
}
const typedPlace = async (canvas: ReturnType<typeof within>, place: string) => {
  const dialog = await opened(canvas)
  await userEvent.type(within(dialog).getByRole("textbox", { name: "¿A qué lugar vas?" }), place)
  return dialog
}

/** A place by its name, as it is being typed, without its accent (OU-place-by-name). */
export const PlaceFound: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await typedPlace(canvas, "canc")
    const answer = within(dialog).getByRole("button", { name: "Cancún está en CANADÁ EEUU MEXICO" })
    await expect(within(dialog).getByRole("status")).toContainElement(answer)
    await expect(args.onChange).not.toHaveBeenCalled()
  }
}
/** Each key asks for the places; drawing asks for nothing, and the list stays to choose from. */
export const PlacesComeLate: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { findPlaces: () => undefined },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    await expect(args.onTypePlace).not.toHaveBeenCalled()
    await userEvent.type(within(dialog).getByRole("textbox", { name: "¿A qué lugar vas?" }), "can")
    await expect(args.onTypePlace).toHaveBeenCalledTimes(3)
    await expect(within(dialog).getByRole("radio", { name: "EUROPA" })).toBeVisible()
  }
}
export const PlaceFoundOnASheet: Story = { ...PlaceFound, globals: { viewport: { value: "w390" } } }

/** Enter takes it, as a press does, and sends no form. */
export const PlaceTaken: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const dialog = await typedPlace(canvas, "miami{Enter}")
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith("CANADÁ EEUU MEXICO")
    await expect(canvas.getByRole("button", { name: "Destino" })).toHaveFocus()
  }
}

/** Two places of two regions. */
export const SeveralPlaces: Story = {
  play: async ({ canvas }) => {
    const dialog = await typedPlace(canvas, "Miami y Roma")
    await expect(within(dialog).getByRole("button", { name: "Miami y Roma están en MULTIDESTINO" })).toBeVisible()
  }
}

/** The visitor's own country, which this channel does not sell: no press, and no region chosen. */
export const PlaceUnsold: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await typedPlace(canvas, "Bariloche{Enter}")
    await expect(within(dialog).getByRole("status")).toHaveTextContent("No cotizamos viajes a Bariloche.")
    await expect(dialog).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  }
}

export const PlaceUnknown: Story = {
  play: async ({ canvas }) => {
    const dialog = await typedPlace(canvas, "Xanadú")
    await expect(within(dialog).getByText("No lo encontramos: elegí la región")).toBeVisible()
  }
}

/** A destination newer than the portal, whose landscape is not here, looks out of an aeroplane (QR-16). */
export const WithoutADrawing: Story = {
  args: { destinations: { is: "ready", options: [...options, { name: "LA LUNA", scene: "luna" }] } },
  play: async ({ canvas }) => {
    const option = within(await opened(canvas))
      .getByRole("radio", { name: "LA LUNA" })
      .closest("label")
    await expect(option?.querySelector("[data-name]")).toHaveAttribute("data-name", "ventana")
  }
}

/** Space on the chosen option closes the popup too. */
export const Kept: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: "EUROPA" },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    await userEvent.keyboard(" ")
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith("EUROPA")
  }
}
export const Loading: Story = {
  args: { destinations: { is: "loading" } },
  play: async ({ canvas }) => void (await opened(canvas))
}
/** Focus moves into the destinations as soon as they arrive. */
export const ComeLate: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [here, setHere] = useState(false)
    return (
      <>
        <Button popoverTarget={args.id}>Destino</Button>
        <DestinationPopup
          {...args}
          destinations={here ? args.destinations : { is: "loading" }}
          onLoad={() => addEventListener("destinations", () => setHere(true), { once: true })}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(within(dialog).queryByRole("radio")).toBeNull()
    dispatchEvent(new Event("destinations"))
    await waitFor(() => expect(within(dialog).getAllByRole("radio")[0]).toHaveFocus())
  }
}
export const Failed: Story = {
  args: { destinations: { is: "failed" } },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    await userEvent.click(within(dialog).getByRole("button", { name: "Reintentar" }))
    await expect(args.onLoad).toHaveBeenCalledTimes(2)
  }
}
