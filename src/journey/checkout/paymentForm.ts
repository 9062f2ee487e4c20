import { computed, type ReadonlySignal, signal } from "@preact/signals-react"
import { type Cart, payable } from "../../core/cart/cart"
import { type CardDraft, cardProblems, cardTypeOf, emptyCard, numberMark, readCard } from "../../core/enroll/card"
import { fitInstalment, instalmentOf, instalmentsFor } from "../../core/enroll/instalments"
import { makeDraft } from "../form/draft"
import type { JourneyWorld } from "../journey"

/**
 * The card as it is typed, in the memory of its page alone (TR-14). The type follows the number
 * until the buyer chooses one, and the instalments follow both.
 */
export const makePaymentForm = (
  { channel, localToday }: Pick<JourneyWorld, "channel" | "localToday">,
  cart: ReadonlySignal<Cart | undefined>
) => {
  const form = channel.card
  const draft = makeDraft({ empty: emptyCard, problems: cardProblems }, () => ({ form, today: localToday() }))
  const numberLeft = signal(false)
  const declined = signal(false)
  let typeChosen = false
  /** How many instalments the buyer chose; 0: took back. */
  let count: number | undefined
  const item = computed(() => cart.value && payable(cart.value))
  const chosenIn = (typed: CardDraft) => item.value && instalmentOf(item.value, typed)
  const fitted = (typed: CardDraft) => fitInstalment(typed, item.peek(), count)
  const type = (change: Partial<CardDraft>) => {
    if (change.type !== undefined) typeChosen = true
    if (change.number !== undefined) numberLeft.value = false
    if (change.number !== undefined && change.number !== draft.typed.peek().number) declined.value = false
    const detected =
      change.number === undefined || typeChosen ? {} : { type: cardTypeOf(change.number) ?? emptyCard.type }
    const typed = { ...draft.typed.peek(), ...change, ...detected }
    if (change.instalment !== undefined) count = chosenIn(typed)?.count ?? 0
    draft.type(fitted(typed))
  }
  /** Another card: of this one's data its holder's name stays alone. */
  const another = () => {
    typeChosen = false
    type({ number: "", expiry: "", code: "" })
  }
  const refit = () => {
    const [before, after] = [draft.typed.peek(), fitted(draft.typed.peek())]
    if (after !== before) draft.type(after)
  }
  const chosen = computed(() => chosenIn(draft.typed.value))
  return {
    typed: draft.typed,
    visible: draft.visible,
    type,
    another,
    name: (holder: string) => draft.fill({ holder }),
    blur: (field: Exclude<keyof CardDraft, "mode" | "terms">) =>
      draft.blur(field, () => {
        if (field === "number") numberLeft.value = true
      }),
    offered: computed(() => (item.value ? instalmentsFor(item.value, draft.typed.value.type) : [])),
    chosen,
    /** The mark of a number that was left (PY-16). */
    number: computed(() => (numberLeft.value ? numberMark(draft.typed.value) : undefined)),
    /** The number that is typed was declined. */
    declined,
    markDeclined: () => {
      declined.value = true
    },
    refit,
    /** The card to send; undefined where it cannot pay the plan, and shows why. */
    take: () => {
      refit()
      const instalment = draft.admit() ? chosen.peek() : undefined
      return instalment && { card: readCard(draft.typed.peek(), form), instalment: instalment.id }
    },
    forgetCode: () => {
      draft.type({ code: emptyCard.code })
      draft.hideProblems()
    },
    clear: () => {
      typeChosen = false
      count = undefined
      numberLeft.value = false
      declined.value = false
      draft.forget(draft.typed.peek())
    }
  }
}

export type PaymentForm = ReturnType<typeof makePaymentForm>
