import { signal } from "@preact/signals-react"
import { useEffect } from "react"
import type { Copy } from "../../copy/firstView"
import { listed } from "../../copy/text"
import { daysBetween, showDay } from "../../core/trip/calendar"
import { readDay } from "../../core/trip/readDay"
import { checkSearch, readAge, type SearchDraft, type SearchProblems } from "../../core/trip/search"
import { tripDays } from "../../core/trip/tripRules"
import { late, useLoaded } from "../../hydration/late"
import { pagePresses } from "../form/afterPress"
import { perVisit } from "../lifetimes"
import { useJourney } from "../useJourney"
import { useQuoting } from "./quoting"

const agesOf = late(async () => (await import("../../core/passengers/recall")).agesOf)

interface Before {
  readonly names: ReadonlyArray<string>
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
}

const companionsOf = perVisit(({ checkout, localToday, visit }) => {
  const before = signal<Before>()
  visit.forgotten.subscribe((times) => {
    if (times > 0) before.value = undefined
  })
  const look = async () => {
    if (!visit.hasCompanions()) return
    const loading = checkout.run(({ Companions }) => Companions.use(({ load }) => load))
    const [agesIn, loaded] = await Promise.all([agesOf(), loading])
    const found = loaded.is === "done" ? loaded.value : undefined
    const ages = found && agesIn(found, localToday())
    if (!ages) return
    const { email, phone } = found.main
    before.value = {
      names: [found.main, ...found.others].map(({ name }) => name),
      ages: ages.map(String),
      phone,
      email
    }
  }
  return { before, look: () => void look().catch(() => undefined) }
})

type DatePair = { readonly start: string; readonly end: string }

/** Arrives with the first touch; nothing can be typed earlier. */
const typingHelp = late(async () => (await import("./typingHelp")).typingHelp)

const say = <K extends string>(words: Readonly<Record<K, string>>, problem: K | undefined) =>
  problem === undefined ? undefined : words[problem]

const messages = (problems: SearchProblems, words: Copy["quote"]["problems"]) => ({
  destination: say(words.destination, problems.destination),
  dates: say(words.dates, problems.dates),
  ages: say(words.ages, problems.ages),
  phone: say(words.phone, problems.phone),
  email: say(words.email, problems.email)
})

/** What the quote bars of the home and of the results share (QB-01). */
export const useQuoteBar = () => {
  const journey = useJourney()
  const { channel, copy, today } = journey
  const companions = companionsOf(journey)
  const before = companions.before.value
  const quoting = useQuoting()
  useEffect(() => quoting.outlast(), [quoting])
  const words = copy.quote
  const help = useLoaded(typingHelp)
  const list = quoting.destinations.state.value
  const { slow } = words.destinations
  const waiting = list.is === "loading" && list.slow ? { loading: slow } : {}

  const check = (draft: SearchDraft) => {
    const checked = checkSearch(draft, today())
    return checked.is === "invalid" ? messages(checked.problems, words.problems) : {}
  }
  const muted = (day: string) => {
    const ahead = daysBetween(today(), day)
    return ahead < 0 || ahead > channel.trip.maxDaysToStart
  }
  return {
    words: { ...words, destinations: { ...words.destinations, ...waiting } },
    value: quoting.draft.value,
    check,
    readings: {
      phone: (typed: string) => help?.phoneReading(typed, channel.phoneForms),
      email: (typed: string) => help?.emailReading(typed)
    },
    afterPress: pagePresses(),
    readAge,
    dates: {
      read: readDay,
      tidy: (pair: DatePair) => help?.tidy(pair) ?? pair,
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
    same: before && {
      ...before,
      label: words.passengers.same(listed(channel.locale, before.names))
    },
    onApply: quoting.applied,
    onFirstTouch: () => {
      void typingHelp()
      companions.look()
      quoting.prepare()
    },
    onOpenDestinations: quoting.prepare
  }
}
