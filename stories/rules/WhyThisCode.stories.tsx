import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, screen, within } from "storybook/test"
import { aToday } from "../../contracts/fixtures/searches"
import { showDay } from "../../src/core/trip/calendar"
import { brandOf } from "../brandOf"
import { offersOf } from "./bands"
import { WhyThisCode } from "./WhyThisCode"

const meta = {
  title: "Rules/WhyThisCode",
  component: WhyThisCode,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: { brand: brandOf(undefined) },
  render: (_, { globals }) => <WhyThisCode key={globals.channel} brand={brandOf(globals.channel)} />
} satisfies Meta<typeof WhyThisCode>
export default meta

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** A typed date, this many days after the day of the stories. */
const after = (days: number) =>
  showDay(new Date(Date.parse(`${aToday}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10))

const ask = (destination: string, from: number, days: number) => {
  type("Destination", destination)
  type("Start", after(from))
  type("End", after(from + days))
}

const says = (text: string | RegExp) => expect(screen.getByRole("status")).toHaveTextContent(text)

/**
 * Every edge of a band in the toolbar's channel, the day after the last band, the first and the
 * last start, and each field (OU-02).
 */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const { channel } = brandOf(globals.channel)
    for (const { annual, bands, destinations, maxDays } of offersOf(channel))
      for (const destination of destinations) {
        for (const { code, from, to } of bands)
          for (const days of [from, to]) {
            ask(destination, 20, days)
            await says(`Quoted with the code ${code} and Annual ${annual}`)
          }
        ask(destination, 20, maxDays + 1)
        await says(/longer than this channel sells/)
      }
    const [destination = ""] = offersOf(channel)[0]?.destinations ?? []
    const { maxDaysToStart } = channel.trip
    ask(destination, maxDaysToStart, 5)
    await says(/^Quoted/)
    ask(destination, maxDaysToStart + 1, 5)
    await says(/starts too far away/)
    await expect(canvas.getByLabelText("What the visitor reads")).toHaveTextContent(channel.phones.join(" / "))

    const rules = () => within(canvas.getByRole("list", { name: "Rules, in their order" }))
    ask(destination, -1, 5)
    await says(/a field of the quote bar does not hold/)
    await expect(rules().getByText("The start is before today, in UTC.")).toBeVisible()
    ask(destination, 5, 0)
    await expect(rules().getByText("The end is not after the start.")).toBeVisible()
    ask("", 5, 5)
    await expect(rules().getByText("None is chosen.")).toBeVisible()
    ask(destination, 5, 12)
    type("Ages", "34, x")
    await expect(rules().getByText("An age is missing or not 0 to 120.")).toBeVisible()
    type("Ages", "34, 8")
    await says(/^Quoted/)
  }
}
