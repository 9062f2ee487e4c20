import type { Channel } from "../../src/core/channel/channel"
import { offeredBy, offersOf } from "./bands"

/** One difference between channels, with its place in the specification. */
export interface Fact {
  readonly name: string
  readonly clause: string
  readonly of: (channel: Channel) => string
}

const yesNo = (is: boolean) => (is ? "yes" : "no")
const list = (words: ReadonlyArray<string>) => words.join(", ")

const limits: ReadonlyArray<Fact> = [
  { name: "Longest trip", clause: "QR-10", of: ({ trip }) => `${trip.maxDays} days` },
  {
    name: "Shorter for",
    clause: "QR-10",
    of: ({ trip }) =>
      list((trip.shorter ?? []).map(({ destination, maxDays }) => `${destination} ${maxDays} days`)) || "–"
  },
  { name: "Starts within", clause: "QR-12", of: ({ trip }) => `${trip.maxDaysToStart} days` },
  {
    name: "Duration bands, in days",
    clause: "QR-17 to QR-21",
    of: (channel) =>
      offersOf(channel)
        .map(({ bands, destinations }, _, { length }) => {
          const codes = list(bands.map(({ code, from, to }) => `${code} ${from}–${to}`))
          return length > 1 ? `${list(destinations)}: ${codes}` : codes
        })
        .join(" · ")
  },
  { name: "Destinations", clause: "QR-16", of: (channel) => list(offeredBy(channel)) },
  { name: "Origin", clause: "CH-07", of: ({ origin }) => origin },
  { name: "Currency", clause: "CH-07", of: ({ currency }) => `${currency.code}, ${currency.name}` },
  {
    name: "Price without taxes",
    clause: "RS-09",
    of: ({ taxCoefficient }) => (taxCoefficient === 1 ? "not shown" : `price × ${taxCoefficient}`)
  }
]

const permissions: ReadonlyArray<Fact> = [
  {
    name: "Buying without an account",
    clause: "RS-14",
    of: ({ registration }) => (registration === "optional" ? "allowed" : "registration first")
  },
  { name: "Producer's code", clause: "PR-01", of: ({ producer }) => (producer ? "may be entered" : "not asked for") },
  {
    name: "‘Me vendió un productor’",
    clause: "PR-02",
    of: ({ producer }) => (producer ? `${producer.soldByDefault ? "SI" : "NO"} by default` : "–")
  },
  {
    name: "Opt-in of the quote bar",
    clause: "QB-06",
    of: ({ optIn }) => (optIn.startsTicked ? "starts ticked" : "starts unticked (Ley 21.719)")
  },
  { name: "Page on how to ask for assistance", clause: "SR-08", of: ({ assistancePage }) => yesNo(assistancePage) },
  {
    name: "Taking a purchase back",
    clause: "SR-08",
    of: ({ cancellation }) => (cancellation === "annulment" ? "/anulacioncobertura" : "/arrepentimiento, /bajaservicio")
  }
]

const variants: ReadonlyArray<Fact> = [
  {
    name: "Document",
    clause: "VA-03, VA-04",
    of: ({ document }) => (document === "rut" ? "RUT, with its check digit" : "7 or 8 digits")
  },
  { name: "Address ends with", clause: "PA-04", of: ({ postal }) => (postal === "comuna" ? "comuna" : "postal code") },
  { name: "Card modes", clause: "PY-03", of: ({ card }) => list(card.modes) },
  {
    name: "Security code and expiry",
    clause: "PY-02",
    of: ({ card }) => (card.secrets ? "required, sent" : "not asked for")
  },
  {
    name: "Contact form asks for",
    clause: "CT-03",
    of: ({ contactForm }) => (contactForm.asks === "hours" ? `an hour: ${contactForm.slots.join(" · ")}` : "a reason")
  },
  { name: "Contact hours", clause: "CT-02", of: ({ hours }) => hours ?? "none" },
  { name: "Phones", clause: "CH-12", of: ({ phones }) => phones.join(" / ") },
  { name: "Chat", clause: "SH-13", of: ({ chat }) => yesNo(chat !== undefined) },
  {
    name: "Discount",
    clause: "DB-01",
    of: ({ discount }) => (discount ? `${discount.text} ${discount.active ? "Active" : "Not active"}` : "none")
  },
  {
    name: "Trackers",
    clause: "AN-04",
    of: ({ tracking }) => list([tracking?.tagManagerId ?? [], tracking?.recordingId ?? []].flat()) || "none"
  },
  { name: "Plan for its own country", clause: "RS-11", of: ({ nationalPlan }) => nationalPlan ?? "–" },
  {
    name: "Also sold in the country beside by",
    clause: "CH-09",
    of: ({ alternate }) => alternate?.toUpperCase() ?? "–"
  }
]

export const factGroups: ReadonlyArray<{ readonly name: string; readonly facts: ReadonlyArray<Fact> }> = [
  { name: "Limits and money", facts: limits },
  { name: "Permissions", facts: permissions },
  { name: "Variants", facts: variants }
]

/** Groups the channels by their value of a fact. */
export const valuesOf = ({ of }: Fact, channels: ReadonlyArray<Channel>) =>
  [...new Set(channels.map(of))].map((value) => ({
    value,
    of: channels.filter((channel) => of(channel) === value).map(({ code }) => code)
  }))
