import { computed, effect, signal } from "@preact/signals-react"
import {
  ageFrom,
  emptyMainPassenger,
  emptyPassenger,
  type MainPassengerDraft,
  type MainPassengerProblems,
  mainPassengerProblems,
  type PassengerDraft,
  type PassengerProblems,
  type PassengersDraft,
  passengerProblems
} from "../core/passengers/passenger"
import { formsFor, isTouched, rulesAt, type TravellersRules } from "../core/passengers/passengers"
import { showDocument } from "../core/person/document"
import type { Search } from "../core/trip/search"
import type { CheckoutJourney } from "./checkout"
import { makeDraft } from "./draft"
import type { Journey } from "./journey"
import { makeLists } from "./passengersLists"
import { settled } from "./remote"

/** How long typing rests before it is kept, in milliseconds. */
export const keepAfter = 300

const noop = () => undefined

/** Of a first passenger of whom nothing was kept, the quote knows e-mail and phone. */
const formsOf = (search: Search, kept: PassengersDraft | undefined): PassengersDraft => {
  const known = kept && Object.values(kept.main).some((value) => value !== "")
  const fresh = formsFor(search, undefined)
  return { main: known ? kept.main : fresh.main, others: formsFor(search, kept).others }
}

const makeForms = (journey: Journey, search: Search, kept: PassengersDraft | undefined) => {
  const { channel } = journey
  const rules = (): TravellersRules => ({ channel, ages: search.trip.ages, today: journey.todayHere() })
  const { main, others } = formsOf(search, kept)
  return {
    main: makeDraft<MainPassengerDraft, MainPassengerProblems>(main, (typed) =>
      mainPassengerProblems(typed, rulesAt(0, rules()))
    ),
    others: others.map((other, index) =>
      makeDraft<PassengerDraft, PassengerProblems>(other, (typed) =>
        passengerProblems(typed, rulesAt(index + 1, rules()))
      )
    )
  }
}

/** The form of the first passenger, and of any other. */
export type MainForm = ReturnType<typeof makeForms>["main"]
export type OtherForm = ReturnType<typeof makeForms>["others"][number]

type Forms = ReturnType<typeof makeForms>

/** What is kept of the forms: of one that holds nothing but what the portal put there, nothing (2§4). */
const keptOf = ({ main, others }: Forms, given: PassengersDraft): PassengersDraft => ({
  main: isTouched(main.typed.value, given.main) ? main.typed.value : emptyMainPassenger,
  others: others.map(({ typed }, index) => {
    const untouched = Object.entries(typed.value).every(
      ([field, value]) => value === (given.others[index] ?? emptyPassenger)[field as keyof PassengerDraft]
    )
    return untouched ? emptyPassenger : typed.value
  })
})

/** Keeps what is typed: once typing rests, and at once when the page may go (PA-08). */
const makeKeeping = (journey: Journey, forms: Forms, given: () => PassengersDraft) => {
  const valid = () => [forms.main, ...forms.others].map(({ holds }) => holds())
  let kept = JSON.stringify(keptOf(forms, given()))
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async () => {
    clearTimeout(timer)
    const draft = keptOf(forms, given())
    const text = JSON.stringify(draft)
    if (text === kept) return true
    const outcome = await journey
      .checkout()
      .then((engine) => settled(engine.savePassengers, { passengers: draft, valid: valid() }), noop)
    if (outcome?.is === "done") kept = text
    return outcome?.is === "done"
  }
  const begin = () => {
    const stop = effect(() => {
      keptOf(forms, given())
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), keepAfter)
    })
    const onHide = () => void flush()
    addEventListener("pagehide", onHide)
    document.addEventListener("visibilitychange", onHide)
    return () => {
      stop()
      removeEventListener("pagehide", onHide)
      document.removeEventListener("visibilitychange", onHide)
      void flush()
    }
  }
  return { begin, flush }
}

/** Step 2: who travels, one form each, and the way on once all of them hold (2§2, 2§4). */
export const makePassengers = (journey: Journey, checkout: CheckoutJourney, search: Search, kept?: PassengersDraft) => {
  const forms = makeForms(journey, search, kept)
  const { ages } = search.trip
  const all = [forms.main, ...forms.others]
  const lists = makeLists(journey, forms)
  const keeping = makeKeeping(journey, forms, () => ({
    main: { ...emptyMainPassenger, email: search.email, phone: search.phone, ...lists.given.value.main },
    others: forms.others.map(() => ({ ...emptyPassenger, documentType: lists.given.value.main.documentType }))
  }))
  const attempts = signal(0)
  const busy = signal(false)
  const notKept = signal(false)

  /** Every form tells what is wrong with it, so does the producer's box. */
  const admit = () => {
    const held = [...all.map((form) => form.admit()), checkout.producer.admit()]
    if (held.includes(false)) attempts.value += 1
    return !held.includes(false)
  }
  /** Whether the next document finds it all. */
  const keepAll = async () => {
    const saved = await keeping.flush()
    await checkout.producer.kept()
    const engine = await journey.checkout()
    const outlasts = await settled(engine.outlasts, undefined)
    return { saved, outlasts: outlasts.is === "done" && outlasts.value }
  }

  return {
    ...forms,
    ages,
    lists,
    attempts,
    busy,
    notKept,
    begin: () => {
      lists.begin()
      return keeping.begin()
    },
    wrong: computed(() => attempts.value > 0 && all.some(({ told }) => Object.values(told.value).some(Boolean))),
    /** The age that the birth date of a passenger makes today; undefined for what is no birth date. */
    ageAt: (place: number) => ageFrom((all[place] ?? forms.main).typed.value.birth, journey.todayHere()),
    /** A document that holds is written as it is read: a RUT without its check digit would pass for another (A15). */
    tidyDocument: (form: { typed: { peek: () => PassengerDraft }; type: (change: { document: string }) => void }) => {
      const { document: typed } = form.typed.peek()
      const shown = showDocument(typed, journey.channel.document)
      if (shown !== typed) form.type({ document: shown })
    },
    /** Points once more at what is wrong. */
    pointAgain: () => {
      attempts.value += 1
    },
    /** Takes the age that the birth date makes and quotes anew for it (C5). */
    correctAge: async (place: number, go: (path: string) => void) => {
      const found = ageFrom((all[place] ?? forms.main).typed.peek().birth, journey.todayHere())
      if (found === undefined || busy.peek()) return
      busy.value = true
      await keeping.flush()
      const engine = await journey.checkout()
      await settled(
        engine.saveAges,
        ages.map((age, index) => (index === place ? found : age))
      )
      await journey.prepare("/cotizar")
      busy.value = false
      go("/cotizar")
    },
    /** Goes on to the payment, by a new document where what was typed is there too (2§4, PA-09). */
    submit: async (go: (path: string) => void) => {
      if (busy.peek() || !admit()) return
      busy.value = true
      notKept.value = false
      const fine = await checkout.price.admit()
      const kept = fine ? await keepAll().catch(noop) : undefined
      if (kept?.saved && kept.outlasts) return journey.leave("/cotizarcompletarpago")
      if (kept?.saved) await journey.prepare("/cotizarcompletarpago")
      busy.value = false
      notKept.value = fine && !kept?.saved
      if (kept?.saved) go("/cotizarcompletarpago")
    },
    /** The document came back as it was left. */
    calm: () => {
      busy.value = false
    }
  }
}

/** Step 2, as its page follows it. */
export type Passengers = ReturnType<typeof makePassengers>
