import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import type { Channel } from "../../src/core/channel/channel"
import { brands } from "../brands"
import { Part, Sheet } from "../foundations/Sheet"
import { offersOf } from "./bands"
import { type Fact, factGroups, valuesOf } from "./facts"
import styles from "./Rules.module.css"

const channels = brands.map(({ channel }) => channel)

const Bands = ({ channel }: { readonly channel: Channel }) => (
  <article className={styles.channel} aria-label={channel.code}>
    <h3>{channel.code}</h3>
    {offersOf(channel).map(({ annual, bands, destinations, maxDays }) => (
      <div key={destinations.join()} className={styles.offer}>
        <p className={styles.small}>
          {destinations.join(" · ")} · up to {maxDays} days · Annual {String(annual)}
        </p>
        <ul className={styles.bands}>
          {bands.map(({ code, from, to }) => (
            <li key={code} className={styles.band}>
              <span className={styles.code}>{code}</span>
              {from}–{to}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </article>
)

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
    <Part
      title="Duration bands"
      note="The code that goes with the quote, by destination and days of the trip (QR-17 to QR-21)."
    >
      <div className={styles.channels}>
        {channels.map((channel) => (
          <Bands key={channel.id} channel={channel} />
        ))}
      </div>
    </Part>
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
    const cards = canvas.getAllByRole("article")
    await expect(cards).toHaveLength(channels.length)
    for (const [n, channel] of channels.entries()) {
      const codes = channel.trip.durations.flatMap(({ bands }) => bands.map(({ code }) => code))
      const card = within(cards[n] ?? document.body)
      await expect(card.getAllByRole("listitem").map((band) => band.firstChild?.textContent)).toEqual(codes)
    }
    const optional = channels.filter(({ registration }) => registration === "optional")
    const free = canvas.getByText("allowed").closest("dd")
    await expect(free).toHaveTextContent(optional.map(({ code }) => code).join(" · "))
  }
}
