import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { brands } from "../brands"
import { Part, Sheet } from "../foundations/Sheet"
import { type Fact, factGroups, valuesOf } from "./facts"
import styles from "./Rules.module.css"

const channels = brands.map(({ channel }) => channel)

const Facts = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className={styles.facts}>
    {facts.map((fact) => (
      <div key={fact.name} className={styles.fact}>
        <dt className={styles.rule}>
          {fact.name} <span className={styles.clause}>{fact.clause}</span>
        </dt>
        {valuesOf(fact, channels).map(({ of, value }) => (
          <dd key={value} className={styles.value}>
            <span>{value}</span>
            <span className={styles.small}>{of.length === channels.length ? "every channel" : of.join(" · ")}</span>
          </dd>
        ))}
      </div>
    ))}
  </dl>
)

const AllChannels = () => (
  <Sheet
    title="Rules by channel"
    lead="What each channel quotes, allows and asks for. Nothing here is written twice: every value is read from the channel's own folder and from the list of destinations, so that this page is what the portal does."
  >
    {factGroups.map(({ facts, name }) => (
      <Part key={name} title={name}>
        <Facts facts={facts} />
      </Part>
    ))}
  </Sheet>
)

const meta = {
  title: "Rules/Channels",
  component: AllChannels,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof AllChannels>
export default meta

export const Channels: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const channel of channels) {
      const codes = channel.trip.durations.flatMap(({ bands }) => bands.map(({ code }) => code))
      for (const code of codes)
        await expect(canvas.getByText(new RegExp(`\\b${code} \\d`)).closest("dd")).toHaveTextContent(channel.code)
    }
    const optional = channels.filter(({ registration }) => registration === "optional")
    const free = canvas.getByText("allowed").closest("dd")
    await expect(free).toHaveTextContent(optional.map(({ code }) => code).join(" · "))
  }
}
