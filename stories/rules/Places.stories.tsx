import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { doubtful, places, soldBy } from "../../src/channels/places"
import { findPlaces, type Place } from "../../src/core/trip/places"
import { brands } from "../brands"
import { Part, Sheet } from "../foundations/Sheet"
import { offeredBy } from "./bands"
import styles from "./Rules.module.css"

const every = places()
const channels = brands.map(({ channel }) => ({ channel, sold: soldBy(channel, offeredBy(channel)) }))

/** The destinations that the channels give to a place, each with its channels. */
const answersTo = (place: Place) => {
  const answers = new Map<string, ReadonlyArray<string>>()
  for (const { channel, sold } of channels) {
    const answer = findPlaces(place.names[0], [place], sold)[0]?.destination ?? "not sold"
    answers.set(answer, [...(answers.get(answer) ?? []), channel.code])
  }
  return [...answers].map(([destination, codes]) => `${destination}: ${codes.join(", ")}`).join(" · ")
}

/** Places with the same answers of all channels. */
const groups = new Map<string, ReadonlyArray<string>>()
for (const place of every) {
  const answers = answersTo(place)
  groups.set(answers, [...(groups.get(answers) ?? []), place.names[0]])
}

const AllPlaces = () => (
  <Sheet
    title="Places by destination"
    lead="Which destination the quote bar names for a typed place. The owner signs this page: an asterisk marks a place where the seller's own list of countries must decide."
  >
    {[...groups].map(([answers, names]) => (
      <Part key={answers} title={answers} note={`${names.length} places`}>
        <p className={styles.places}>
          {names.map((name) => (doubtful.includes(name) ? `${name} *` : name)).join(" · ")}
        </p>
      </Part>
    ))}
  </Sheet>
)

const meta = {
  title: "Rules/Places",
  component: AllPlaces,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof AllPlaces>
export default meta

export const Places: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of doubtful) await expect(canvas.getByText(new RegExp(`(^| · )${name} \\*( · |$)`))).toBeVisible()
    // The city in Spain and the country in the Caribbean, each with its own destination.
    await expect(canvas.getAllByText(/(^| · )Granada( · |$)/)).toHaveLength(2)
  }
}
