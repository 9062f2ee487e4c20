import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { DestinationPopup } from "../../src/components/DestinationPopup/DestinationPopup"
import { holding } from "./holding"
import { findPlaces, options, words } from "./quoteSamples"
import { openPopup, retype } from "./quoteSteps"

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

const typedPlace = async (canvas: ReturnType<typeof within>, place: string) => {
  const dialog = await opened(canvas)
  await userEvent.type(within(dialog).getByRole("textbox", { name: "¿A qué lugar vas?" }), place)
  return dialog
}

/** A press, Space on the chosen option, and Enter after a place each close it and send no form. */
export const Chosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas)
    const closes = async (destination: string) => {
      await waitFor(() => expect(dialog).not.toBeVisible())
      await expect(args.onChange).toHaveBeenLastCalledWith(destination)
      await waitFor(() => expect(canvas.getByRole("button", { name: "Destino" })).toHaveFocus())
    }
    await expect(args.onLoad).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByRole("radio", { name: "EUROPA" }))
    await closes("EUROPA")
    await opened(canvas)
    await userEvent.keyboard(" ")
    await closes("EUROPA")
    await typedPlace(canvas, "miami{Enter}")
    await closes("CANADÁ EEUU MEXICO")
  }
}

/** A place by its name, as it is being typed, without its accent; or two, of two regions (OU-place-by-name). */
export const PlaceFound: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await typedPlace(canvas, "Miami y Roma")
    await expect(within(dialog).getByRole("button", { name: "Miami y Roma están en MULTIDESTINO" })).toBeVisible()
    await retype(within(dialog).getByRole("textbox"), "canc")
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

/** No such place; and the visitor's own country, unsold here: no press, and no region chosen. */
export const PlaceUnsold: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await typedPlace(canvas, "Xanadú")
    await expect(within(dialog).getByText("No lo encontramos: elegí la región")).toBeVisible()
    await retype(within(dialog).getByRole("textbox"), "Bariloche{Enter}")
    await expect(within(dialog).getByRole("status")).toHaveTextContent("No cotizamos viajes a Bariloche.")
    await expect(dialog).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
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
