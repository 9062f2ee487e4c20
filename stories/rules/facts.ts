import type { Channel } from "../../src/core/channel/channel"
import { offeredBy } from "./bands"

/** One thing in which channels differ, and where the specification says so. */
export interface Fact {
  readonly name: string
  readonly clause: string
  readonly of: (channel: Channel) => string
}

const yesNo = (is: boolean) => (is ? "yes" : "no")
const list = (words: ReadonlyArray<string>) => words.join(", ")

const limits: ReadonlyArray<Fact> = [
  { name: "Longest trip", clause: "1§9", of: ({ trip }) => `${trip.maxDays} days` },
  {
    name: "Shorter for",
    clause: "1§9",
    of: ({ trip }) =>
      list((trip.shorter ?? []).map(({ destination, maxDays }) => `${destination} ${maxDays} days`)) || "–"
  },
  { name: "Starts within", clause: "1§9", of: ({ trip }) => `${trip.maxDaysToStart} days` },
  { name: "Destinations", clause: "1§3", of: (channel) => list(offeredBy(channel)) },
  { name: "Origin", clause: "1§1", of: ({ origin }) => origin },
  { name: "Currency", clause: "1§3", of: ({ currency }) => `${currency.code}, ${currency.name}` },
  {
    name: "Price without taxes",
    clause: "1§9",
    of: ({ taxCoefficient }) => (taxCoefficient === 1 ? "not shown" : `price × ${taxCoefficient}`)
  }
]

const permissions: ReadonlyArray<Fact> = [
  {
    name: "Buying without an account",
    clause: "2§6",
    of: ({ registration }) => (registration === "optional" ? "allowed" : "registration first")
  },
  { name: "Producer's code", clause: "2§6", of: ({ producer }) => (producer ? "may be entered" : "not asked for") },
  {
    name: "‘Me vendió un productor’",
    clause: "2§6",
    of: ({ producer }) => (producer ? `${producer.soldByDefault ? "SI" : "NO"} by default` : "–")
  },
  {
    name: "Opt-in of the quote bar",
    clause: "1§9",
    of: ({ optIn }) => (optIn.startsTicked ? "starts ticked" : "starts unticked (Ley 21.719)")
  },
  { name: "Page on how to ask for assistance", clause: "2§2", of: ({ assistancePage }) => yesNo(assistancePage) },
  {
    name: "Taking a purchase back",
    clause: "2§6",
    of: ({ cancellation }) => (cancellation === "annulment" ? "/anulacioncobertura" : "/arrepentimiento, /bajaservicio")
  }
]

const variants: ReadonlyArray<Fact> = [
  {
    name: "Document",
    clause: "2§5",
    of: ({ document }) => (document === "rut" ? "RUT, with its check digit" : "7 or 8 digits")
  },
  { name: "Address ends with", clause: "2§5", of: ({ postal }) => (postal === "comuna" ? "comuna" : "postal code") },
  { name: "Card modes", clause: "2§3", of: ({ card }) => list(card.modes) },
  {
    name: "Security code and expiry",
    clause: "2§5",
    of: ({ card }) => (card.secrets ? "required, sent" : "not asked for")
  },
  {
    name: "Contact form asks for",
    clause: "2§2",
    of: ({ contactForm }) => (contactForm.asks === "hours" ? `an hour: ${contactForm.slots.join(" · ")}` : "a reason")
  },
  { name: "Contact hours", clause: "2§9", of: ({ hours }) => hours ?? "none" },
  { name: "Phones", clause: "1§3", of: ({ phones }) => phones.join(" / ") },
  { name: "Chat", clause: "2§1", of: ({ chat }) => yesNo(chat !== undefined) },
  {
    name: "Discount",
    clause: "1§9",
    of: ({ discount }) => (discount ? `${discount.text} ${discount.active ? "Active" : "Not active"}` : "none")
  },
  {
    name: "Trackers",
    clause: "2§1",
    of: ({ tracking }) => list([tracking?.tagManagerId ?? [], tracking?.recordingId ?? []].flat()) || "none"
  },
  { name: "Plan for its own country", clause: "2§2", of: ({ nationalPlan }) => nationalPlan ?? "–" },
  { name: "Also sold in the country beside by", clause: "2§1", of: ({ alternate }) => alternate?.toUpperCase() ?? "–" }
]

/** All of them, as they are read together. */
export const factGroups: ReadonlyArray<{ readonly name: string; readonly facts: ReadonlyArray<Fact> }> = [
  { name: "Limits and money", facts: limits },
  { name: "Permissions", facts: permissions },
  { name: "Variants", facts: variants }
]

/** The values that a fact has, each with the channels of which it is true. */
export const valuesOf = ({ of }: Fact, channels: ReadonlyArray<Channel>) =>
  [...new Set(channels.map(of))].map((value) => ({
    value,
    of: channels.filter((channel) => of(channel) === value).map(({ code }) => code)
  }))
