import { computed, signal } from "@preact/signals-react"
import type { Profile } from "../../core/account/profile"
import type { Producer } from "../../core/cart/cart"
import { type Cart, totalOf } from "../../core/cart/cart"
import { keptProducer, producerProblem } from "../../core/cart/producer"
import { type Elsewhere, ledFrom, type StepName, withoutPurchase } from "../../core/enroll/entering"
import type { Paying } from "../../core/enroll/payingState"
import type { FoundHere, FoundPurchase } from "../../core/enroll/purchase"
import { orThrow, outcomeOf } from "../../core/useCases/runtime"
import { anew } from "../../hydration/lost"
import { askAccount } from "../account/account"
import type { Journey, JourneyWorld } from "../journey"
import { remote } from "../remote"
import type { Readable } from "../useRead"

/**
 * Whether a producer sold the purchase, and their code, where the channel asks (PR-01 to PR-04).
 * Each change saves it with the search.
 */
const makeProducer = ({ channel, checkout }: Pick<JourneyWorld, "channel" | "checkout">) => {
  const given = signal<Producer>({ sold: channel.producer?.soldByDefault ?? false, code: "" })
  const problem = signal<ReturnType<typeof producerProblem>>()
  const unread = signal(false)
  const refusals = signal(0)

  const judge = () => (channel.producer ? producerProblem(given.value) : undefined)
  const keep = () => checkout.run(({ SavedPurchase }) => SavedPurchase.saveProducer(keptProducer(given.value)))
  return {
    given,
    problem,
    unread,
    /** How often `admit` met a card number: with no dialog, the page moves the focus to it. */
    refusals,
    take: (kept: Producer) => {
      given.value = kept
    },
    type: (change: Partial<Producer>) => {
      given.value = { ...given.value, ...change }
      const found = judge()
      if (found !== "required") problem.value = found
      void keep()
    },
    admit: () => {
      const found = judge()
      problem.value = found
      unread.value = found === "required"
      if (found === "card") refusals.value += 1
      return found === undefined
    },
    dismiss: () => {
      unread.value = false
    },
    keep
  }
}

export interface Here extends FoundHere {
  readonly profile: Profile | undefined
  /** The session ended since this document asked for it; the buyer goes on as a guest. */
  readonly sessionOver: boolean
}

type Found = Here | Elsewhere

/** Finds the stored purchase and the session, and whether the visitor may be here. */
const find = async (journey: Journey, name: StepName): Promise<Found> => {
  const { channel, visit } = journey
  // Asking for the session first erases what another visitor left behind.
  await visit.askSession()
  const found = orThrow(await journey.checkout.run(({ findPurchase }) => findPurchase(journey.localToday())))
  if (found.is !== "here") return withoutPurchase[found.is]
  const { profile, session, sessionOver } = await askAccount(journey)
  if (sessionOver) visit.end()
  const led = ledFrom(name, {
    registration: channel.registration,
    loggedIn: session !== undefined,
    registered: profile !== undefined,
    anotherLogin: visit.another.peek(),
    travellersKept: found.passengers !== undefined,
    travellersKnown: found.travellers !== undefined
  })
  return led ?? { ...found, profile, sessionOver }
}

/** The price as a step shows it: what is known, and its dialog (OU-15). */
export interface PriceShown {
  readonly verdict: Readable<Paying["price"]>
  readonly shown: Readable<boolean>
  readonly show: () => void
  readonly hide: () => void
  readonly accept: () => unknown
}

/**
 * Step 2 or 3: cart, producer, and where to redirect a visitor who may not be here. `onFound` hears
 * of each search for the purchase.
 */
export const makeStep = (journey: Journey, name: StepName, onFound: (found: Found) => void) => {
  const cart = signal<Cart>()
  const ended = signal<Exclude<FoundPurchase["is"], "here">>()
  const changed = signal(false)
  const producer = makeProducer(journey)
  const entering = remote(() => outcomeOf(find(journey, name)), {
    onDone: (found) => {
      if (found.is === "here") {
        cart.value = found.purchase.cart
        producer.take(found.purchase.producer)
      }
      onFound(found)
    }
  })
  const enter = () => entering.start()
  const here = computed(() => {
    const { value: state } = entering.state
    return state.is === "done" && state.value.is === "here" ? state.value : undefined
  })
  const lookAgain = async () => {
    const found = await journey.checkout.run(({ findPurchase }) => findPurchase(journey.localToday()))
    ended.value = found.is === "failed" || found.value.is === "here" ? undefined : found.value.is
  }
  return {
    name,
    state: entering.state,
    /** The purchase, once it is found and the visitor may be here. */
    here,
    enter,
    cancel: entering.cancel,
    /** Returns the end of it. */
    follow: () => {
      const following = journey.checkout.run(({ SavedReceipt }) => SavedReceipt.follow(() => void lookAgain()))
      return () => void following.then((outcome) => outcome.is === "done" && outcome.value())
    },
    ended,
    /** Another tab chose another plan, price or trip: the page shows it and says so. */
    changed,
    /** Enters once more: in a new document where the code is lost once more (ER-05). */
    again: () => journey.checkout.load().catch(anew()).then(enter, enter),
    cart,
    search: computed(() => here.value?.purchase.search),
    total: computed(() => cart.value && totalOf(cart.value)),
    producer
  }
}

export type PurchaseStep = ReturnType<typeof makeStep> & { readonly price: PriceShown }

export const stepLife = {
  enter: ({ enter, follow, cancel }: Pick<PurchaseStep, "enter" | "follow" | "cancel">) => {
    enter()
    const unfollow = follow()
    return () => {
      unfollow()
      cancel()
    }
  }
}
