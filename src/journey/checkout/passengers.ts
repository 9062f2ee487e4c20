import { computed, effect, signal } from "@preact/signals-react"
import { isExternal } from "../../core/cart/cart"
import type { Path } from "../../core/channel/paths"
import { ageRemedy, formsFor, keptOf, repeatedDocuments } from "../../core/passengers/forms"
import {
  ageFrom,
  emptyMainPassenger,
  emptyPassenger,
  mainPassengerForm,
  type PassengersDraft,
  passengerForm
} from "../../core/passengers/passenger"
import { isTouched, rulesAt, type TravellersRules } from "../../core/passengers/passengers"
import { recall, remember } from "../../core/passengers/recall"
import { phoneProblem } from "../../core/person/reach"
import type { Search } from "../../core/trip/search"
import { makeDraft } from "../form/draft"
import { makeKeeping } from "../form/keeping"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { mendedOf } from "../quote/mended"
import type { Step2 } from "./couponBox"
import { makeLists } from "./passengersLists"

export const makeForms = (journey: Journey, search: Search, kept: PassengersDraft | undefined) => {
  const { channel } = journey
  const rules = (): TravellersRules => ({ channel, ages: search.trip.ages, today: journey.localToday() })
  const { main, others } = formsFor(search, kept)
  return {
    main: makeDraft(mainPassengerForm, () => rulesAt(0, rules()), main),
    others: others.map((other, index) => makeDraft(passengerForm, () => rulesAt(index + 1, rules()), other))
  }
}

type Forms = ReturnType<typeof makeForms>

/**
 * Gives the other passengers the first one's phone, once it is valid: a child rarely has one
 * (PA-03). Their own input stays. Returns the end of it.
 */
export const sharePhone = ({ main, others }: Forms) =>
  effect(() => {
    const { phone } = main.typed.value
    if (phoneProblem(phone) === undefined) for (const other of others) other.fill({ phone })
  })

const payment = "/cotizarcompletarpago"
const noop = () => undefined

/**
 * Waits for the coupon that is being checked. A refused one would lose its discount without notice.
 */
const admitCoupon = ({ coupon: { state } }: Step2) =>
  new Promise<boolean>((resolve) => {
    if (state.peek().is !== "loading") return resolve(true)
    const stop = state.subscribe(({ is }) => {
      if (is === "loading") return
      stop()
      resolve(is !== "failed")
    })
  })

export const makePassengers = (
  journey: Journey,
  checkout: Step2,
  search: Search,
  kept?: PassengersDraft,
  companions?: PassengersDraft
) => {
  const { ages } = search.trip
  const { run } = journey.checkout
  const isKept = kept !== undefined && isTouched(kept.main, emptyMainPassenger)
  const recalled = isKept ? undefined : companions && recall(companions, ages, journey.localToday())
  const forms = makeForms(journey, search, recalled ?? kept)
  const all = [forms.main, ...forms.others]
  const lists = makeLists(journey, forms)
  let { email, phone } = search
  const typed = (): PassengersDraft => ({
    main: forms.main.typed.value,
    others: forms.others.map((other) => other.typed.value)
  })
  const given = (): PassengersDraft => ({
    main: { ...emptyMainPassenger, email, phone, ...lists.given.value.main },
    others: forms.others.map(() => ({
      ...emptyPassenger,
      documentType: lists.given.value.main.documentType,
      phone: forms.main.typed.value.phone
    }))
  })
  const keeping = makeKeeping(journey, {
    isStored: recalled === undefined,
    present: () => keptOf(typed(), given()),
    save: (passengers) =>
      journey.checkout.run(({ keepPassengers }) =>
        keepPassengers({ passengers, valid: all.map(({ holds }) => holds()) })
      )
  })
  checkout.coupon.keepFirst(keeping.flushUnlessForgotten)
  const attempts = signal(0)
  const busy = signal(false)
  const stopped = signal<"notKept" | "offline" | "coupon">()
  const source = isExternal({ producer: checkout.producer.given.peek() }) ? ("brought" as const) : ("restored" as const)
  const restored = signal(recalled ? ("recalled" as const) : isKept ? source : undefined)
  const remembers = signal(companions !== undefined)

  const born = computed(() => all.map(({ typed }) => ageFrom(typed.value.birth, journey.localToday())))
  const remedy = computed(() => ageRemedy(ages, born.value))
  /** The first form goes first: its phone is offered to the others. */
  const swap = (order: ReadonlyArray<number>) => {
    const people = all.map(({ typed }) => typed.peek())
    for (const [place, form] of all.entries()) {
      const { birth, document, documentType, name, phone, surname } = people[order[place] ?? place] ?? emptyPassenger
      form.type({ birth, document, documentType, name, phone, surname })
    }
  }

  const admit = () => {
    const held = [...all.map((form) => form.admit()), checkout.producer.admit()]
    if (held.includes(false)) attempts.value += 1
    return !held.includes(false)
  }
  /**
   * Saves everything and says how to go on. `leave`: by a new document. `go`: within this one, as
   * storage would not carry the forms. `blocked`: a modal says why, or the page is another one.
   */
  const keepAll = async () => {
    if (!(await admitCoupon(checkout))) return checkout.coupon.isTold() ? "blocked" : "coupon"
    if (!(await checkout.price.admit())) return "blocked"
    const isKept = await keeping.flush()
    // Bought, changed or dropped in another tab, or its day is over.
    if (!(await checkout.stands())) return "blocked"
    if (!isKept) return "notKept"
    const remembered = remembers.peek() ? remember(companions, typed()) : undefined
    await run(({ Companions }) => Companions.use(({ clear, save }) => (remembered ? save(remembered) : clear)))
    await checkout.producer.kept()
    const outlasts = await run(({ SavedCheckout }) => SavedCheckout.use(({ outlasts }) => outlasts))
    if (outlasts.is !== "done" || !outlasts.value) return "go"
    return navigator.onLine || (await journey.reaches()) ? "leave" : "offline"
  }

  return {
    ...forms,
    ages,
    lists,
    attempts,
    busy,
    stopped,
    restored,
    remembers,
    /** For each passenger, the place of the first one with the same document. */
    repeated: computed(() => repeatedDocuments(all.map(({ typed }) => typed.value.document))),
    begin: () => {
      lists.begin()
      const ends = [sharePhone(forms), keeping.begin()]
      return () => {
        for (const end of ends) end()
      }
    },
    born,
    remedy,
    /**
     * Mends all births of another age at once: swaps the forms, or quotes the trip for those ages,
     * whose plans keep the forms.
     */
    mendAges: async (go: (path: string) => void) => {
      if (busy.peek()) return
      const mend = remedy.peek()
      if (mend.is === "swap") return swap(mend.order)
      busy.value = true
      await keeping.flush()
      const saved = await run(({ SavedCheckout }) => SavedCheckout.use(({ saveAges }) => saveAges(mend.ages)))
      if (saved.is === "failed") {
        busy.value = false
        stopped.value = "notKept"
        return
      }
      mendedOf(journey).ages = mend.ages
      await journey.prepare("/cotizar")
      busy.value = false
      go("/cotizar")
    },
    /**
     * Empties every form, on the page and in storage, and forgets who travelled and who asked for
     * the price (ST-05).
     */
    forget: () => {
      email = ""
      phone = ""
      journey.visit.erase("forgotten")
      void journey.startedSearch().then((started) => started.drop(), noop)
      void run(({ SavedCheckout }) => SavedCheckout.use(({ forgetContact }) => forgetContact))
      forms.main.type(given().main)
      for (const [index, form] of forms.others.entries()) form.type(given().others[index] ?? emptyPassenger)
      for (const form of all) form.hideProblems()
      lists.reset()
      attempts.value = 0
      restored.value = undefined
      remembers.value = false
      void run(({ Companions }) => Companions.use(({ clear }) => clear))
      void keeping.flush()
    },
    /**
     * Goes on to the payment. Loads a new document only if storage carries the forms there (PA-09).
     * The button stays busy until then; it is free again if `openDocument` returns false (SH-18).
     */
    submit: async (go: (path: string) => void, openDocument: (path: Path) => unknown = journey.openDocument) => {
      if (busy.peek() || !admit()) return
      busy.value = true
      stopped.value = undefined
      const way = await keepAll().catch(() => "notKept" as const)
      if (way === "leave" && openDocument(payment) !== false) return
      if (way === "go") await journey.prepare(payment)
      busy.value = false
      if (way === "go") go(payment)
      else if (way !== "blocked" && way !== "leave") stopped.value = way
    },
    reopen: () => {
      busy.value = false
    }
  }
}

export type Passengers = ReturnType<typeof makePassengers>

export const usePassengers = (
  checkout: Step2,
  search: Search,
  kept: PassengersDraft | undefined,
  companions: PassengersDraft | undefined
): Passengers =>
  usePerPage((journey) => makePassengers(journey, checkout, search, kept, companions), {
    enter: ({ begin }) => begin(),
    // The purchase of this page may have ended meanwhile.
    wake: ({ reopen }) => {
      reopen()
      checkout.enter()
    }
  })
