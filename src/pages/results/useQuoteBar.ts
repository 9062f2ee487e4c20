import { useLoaded } from "../../browser/late"
import { listed } from "../../copy/text"
import type { BarChange } from "../../core/quote/bar"
import { daysBetween, showDay } from "../../core/trip/calendar"
import { readDay } from "../../core/trip/readDay"
import { readAge } from "../../core/trip/search"
import { tripDays } from "../../core/trip/tripRules"
import { pagePresses } from "../../hydration/afterPress"
import { anew } from "../../hydration/lost"
import { companionsOf } from "../../journey/quote/companions"
import { typingHelp, useQuotingOn } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { presentBar } from "./presentBar"

const nameOf = ({ name }: { readonly name: string }) => name

/** What the quote bars of the home and of the results share (QB-01). */
export const useQuoteBar = (on: "home" | "results") => {
  const journey = useJourney()
  const { channel, copy, places, today } = journey
  const companions = companionsOf(journey)
  const before = useRead(companions.found)
  const { bar, destinations, prepare, send } = useQuotingOn(on)
  const words = copy.quote
  const help = useLoaded(typingHelp)
  const list = useRead(destinations.state)
  const find = useLoaded(places)
  const { slow } = words.destinations
  const waiting = list.is === "loading" && list.slow ? { loading: slow } : {}
  const muted = (day: string) => {
    const ahead = daysBetween(today(), day)
    return ahead < 0 || ahead > channel.trip.maxDaysToStart
  }
  return {
    words: { ...words, destinations: { ...words.destinations, ...waiting } },
    bar: presentBar(useRead(bar), words.problems, today()),
    onChange: (change: BarChange) => {
      send(change)
      return bar.peek().news?.is === "applied"
    },
    readings: {
      phone: (typed: string) => help?.phoneReading(typed, channel.phoneForms),
      email: (typed: string) => help?.emailReading(typed)
    },
    afterPress: pagePresses(),
    readAge,
    anew,
    dates: {
      read: readDay,
      after: (day: string, days: number) => help?.after(day, days) ?? day,
      lengths: (destination: string) => help?.lengths(destination, channel.trip) ?? [],
      show: showDay,
      today: today(),
      muted,
      length: (start: string, end: string) => words.dates.days(tripDays({ start, end }))
    },
    destinations:
      list.is === "done"
        ? ({ is: "ready", options: list.value } as const)
        : ({ is: list.is === "failed" ? "failed" : "loading" } as const),
    findPlaces: (typed: string) => (list.is === "done" ? find?.(typed, list.value.map(nameOf)) : undefined),
    onTypePlace: () => void places(),
    same: before && {
      ...before,
      label: words.passengers.same(listed(channel.locale, before.names))
    },
    onAgesApplied: () => send({ is: "agesApplied" }),
    onFirstTouch: () => {
      void typingHelp()
      void companions.load()
      prepare()
    },
    onOpenDestinations: prepare
  }
}
