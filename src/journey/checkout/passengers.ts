import { computed, effect, signal } from "@preact/signals-react"
import { isExternal } from "../../core/cart/cart"
import { ageRemedy, beginForms, givenToOthers, keptOf, repeatedDocuments, swapped } from "../../core/passengers/forms"
import {
  ageFrom,
  emptyMainPassenger,
  mainPassengerForm,
  type PassengersDraft,
  passengerForm
} from "../../core/passengers/passenger"
import { rulesAt, type TravellersRules } from "../../core/passengers/passengers"
import { remember } from "../../core/passengers/recall"
import { type PassengersCommand, type PassengersEvent, updatePassengers } from "../../core/passengers/step"
import { isDoubtful } from "../../core/person/document"
import { phoneProblem } from "../../core/person/reach"
import { drive } from "../drive"
import { makeDraft } from "../form/draft"
import { makeKeeping } from "../form/keeping"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { mendedOf } from "../quote/mended"
import { settled } from "../remote"
import { makeFolds } from "./folds"
import { makeLists } from "./passengersLists"
import type { Here } from "./step"
import type { Step2 } from "./step2"

export const makeForms = ({ channel, localToday }: Journey, ages: ReadonlyArray<number>, begun: PassengersDraft) => {
  const rules = (): TravellersRules => ({ channel, ages, today: localToday() })
  return {
    main: makeDraft(mainPassengerForm, () => rulesAt(0, rules()), begun.main),
    others: begun.others.map((other, index) => makeDraft(passengerForm, () => rulesAt(index + 1, rules()), other))
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

/**
 * Checks the coupon that stands in its field, and waits for the answer. The payment takes no coupon,
 * so one that is refused, or left there, would lose its discount without notice.
 */
const settle = async ({ applyTyped, isTold, state }: Step2["coupon"]): Promise<PassengersEvent> => {
  applyTyped()
  const isAsked = state.value.is === "loading"
  const { is } = await settled({ state })
  // A refusal from before the press was told then.
  if (is !== "failed" || !isAsked) return { is: "couponSettled", as: "fine" }
  return { is: "couponSettled", as: isTold() ? "told" : "unknown" }
}

type Way = Extract<PassengersCommand, { readonly is: "open" }>

/** Opens the next page. False if the visitor has gone elsewhere since the press (SH-18). */
type Open = (path: Way["path"], by: Way["by"]) => unknown

/** Step 2 on its forms: what CONTINUAR does is said by `updatePassengers`, and done here. */
export const makePassengers = (journey: Journey, step: Step2, found: Here, openPage: Open) => {
  const { search } = found.purchase
  const { ages } = search.trip
  const { run } = journey.checkout
  const { origin, ...begun } = beginForms(
    { ...found, search, byLink: isExternal(found.purchase) },
    journey.localToday()
  )
  const forms = makeForms(journey, ages, begun)
  const all = [forms.main, ...forms.others]
  /** What the portal itself put into the first form. */
  const given = signal({ ...emptyMainPassenger, email: search.email, phone: search.phone })
  const lists = makeLists(journey, forms, given)
  const typed = (): PassengersDraft => ({
    main: forms.main.typed.value,
    others: forms.others.map((other) => other.typed.value)
  })
  const keeping = makeKeeping(journey, {
    isStored: origin !== "recalled",
    present: () => keptOf(typed(), given.value),
    save: (passengers) =>
      run(({ keepPassengers }) => keepPassengers({ passengers, valid: all.map(({ holds }) => holds()) }))
  })
  step.coupon.keepFirst(keeping.flushUnlessForgotten)

  const admit = () => ![...all.map((form) => form.admit()), step.producer.admit()].includes(false)
  const keep = async (): Promise<PassengersEvent> => {
    const stored = await keeping.flush()
    return { is: "kept", stored, purchase: await step.check() }
  }
  const handOver = async (remembers: boolean): Promise<PassengersEvent> => {
    const people = remembers && remember(found.companions, typed())
    await run(({ Companions }) => (people ? Companions.save(people) : Companions.clear))
    await step.producer.keep()
    const asked = await run(({ SavedPurchase }) => SavedPurchase.outlasts)
    const outlasts = asked.is === "done" && asked.value
    return { is: "handedOver", outlasts, reachable: !outlasts || journey.page.isOnline() || (await journey.reaches()) }
  }
  /** The first form goes first: its phone is offered to the others. */
  const swap = (order: ReadonlyArray<number>) => {
    for (const [place, person] of swapped(typed(), order).entries()) all[place]?.type(person)
  }
  const requote = async (now: ReadonlyArray<number>): Promise<PassengersEvent> => {
    await keeping.flush()
    const saved = await run(({ SavedPurchase }) => SavedPurchase.saveAges(now))
    if (saved.is === "done") mendedOf(journey).ages = now
    return { is: "requoted", stored: saved.is === "done" }
  }
  /** Empties every form, here and in storage, and forgets who travelled and asked (ST-05). */
  const forget = () => {
    given.value = { ...given.value, email: "", phone: "" }
    journey.visit.erase("forgotten")
    void journey.startedSearch().then(
      (started) => started.drop(),
      () => undefined
    )
    void run(({ SavedPurchase }) => SavedPurchase.forgetContact)
    const { country: id, countryName: name } = given.value
    forms.main.type(given.value)
    for (const form of forms.others) form.type(givenToOthers(given.value, ""))
    for (const form of all) form.hideProblems()
    lists.setCountry({ id, name })
    void run(({ Companions }) => Companions.clear)
    void keeping.flush()
  }
  const open = async ({ by, path }: Way): Promise<PassengersEvent | undefined> => {
    if (by === "page") await journey.prepare(path)
    return openPage(path, by) === false ? { is: "stayed" } : undefined
  }

  const { send, state } = drive(updatePassengers, {
    start: { is: "looking" },
    rules: () => ({ ages }),
    obey: (command: PassengersCommand, send) => {
      const answer = (coming: Promise<PassengersEvent | undefined>) =>
        void coming.catch((): PassengersEvent => ({ is: "broke" })).then((event) => event && send(event))
      switch (command.is) {
        case "check":
          return send({ is: "checked", complete: admit() })
        case "coupon":
          return answer(settle(step.coupon))
        case "price":
          return answer(step.price.admit().then((stands) => ({ is: "priced", stands })))
        case "keep":
          return answer(keep())
        case "handOver":
          return answer(handOver(command.remembers))
        case "requote":
          return answer(requote(command.ages))
        case "open":
          return answer(open(command))
        case "swap":
          return swap(command.order)
        case "forget":
          return forget()
        case "look":
          return step.lookAnew(command.changed)
      }
    }
  })
  send({ is: "found", origin, remembers: found.companions !== undefined })

  const repeated = computed(() => repeatedDocuments(all.map((form) => form.typed.value.document)))
  const isSure = ({ typed }: Forms["others"][number] | Forms["main"]) =>
    !isDoubtful(typed.value.document, journey.channel.document)
  const isFinished = (place: number) => {
    const form = all[place]
    return form?.holds() === true && repeated.value[place] === undefined && isSure(form)
  }
  const born = computed(() => all.map((form) => ageFrom(form.typed.value.birth, journey.localToday())))
  return {
    ...forms,
    ages,
    lists,
    // What came from elsewhere is to be looked at first.
    folds: makeFolds(all.length, isFinished, origin === "restored" ? "folded" : "open"),
    /** Shows what is wrong in the form of one passenger, and gives it. */
    admit: (place: number) => {
      all[place]?.admit()
      return all[place]?.visible.value ?? {}
    },
    state,
    send,
    given,
    /**
     * Mends all births of another age at once: swaps the forms, or quotes the trip for those ages,
     * whose plans keep the forms.
     */
    mend: () => send({ is: "mended", born: born.value }),
    /** What the forms show of themselves: each in the order of the passengers. */
    told: computed(() => ({
      problems: all.map(({ visible }) => visible.value),
      born: born.value,
      remedy: ageRemedy(ages, born.value),
      repeated: repeated.value
    })),
    begin: () => {
      lists.begin()
      const ends = [sharePhone(forms), keeping.begin()]
      return () => {
        for (const end of ends) end()
      }
    }
  }
}

export type Passengers = ReturnType<typeof makePassengers>

export const usePassengers = (step: Step2, found: Here, openPage: Open): Passengers =>
  usePerPage((journey) => makePassengers(journey, step, found, openPage), {
    enter: ({ begin }) => begin(),
    // The purchase of this page may have ended meanwhile.
    wake: ({ send }) => send({ is: "woken" })
  })
