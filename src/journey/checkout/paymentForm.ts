import { computed, type ReadonlySignal, signal } from "@preact/signals-react"
import { type Cart, payable } from "../../core/cart/cart"
import {
  type Card,
  type CardDraft,
  cardProblems,
  cardTypeOf,
  debitInstalment,
  emptyCard,
  instalmentsFor,
  isLuhn,
  readCard
} from "../../core/enroll/card"
import { makeDraft } from "../form/draft"
import type { JourneyWorld } from "../journey"

/** A card as it is sent, and the instalment plan that was chosen with it. */
interface ReadForm {
  readonly card: Card
  readonly instalment: number
}

/**
 * The card as it is typed, in the memory of its page alone (TR-14). The type follows the number until one is chosen, and an
 * instalment plan that is no longer offered is dropped (PY-12).
 */
export const makePaymentForm = (
  { channel, todayHere }: Pick<JourneyWorld, "channel" | "todayHere">,
  cart: ReadonlySignal<Cart | undefined>
) => {
  const form = channel.card
  const judge = (typed: CardDraft) => cardProblems(typed, { form, today: todayHere() })
  const draft = makeDraft(emptyCard, judge)
  /** The number was left as it is: what may be said of it may be said now. */
  const numberLeft = signal(false)
  let typeChosen = false

  const offeredFor = (type: string) => {
    const found = cart.peek()
    return found ? instalmentsFor(payable(found), type) : []
  }
  const fitted = (typed: CardDraft): CardDraft => {
    const offered = offeredFor(typed.type)
    if (offered.some(({ id }) => String(id) === typed.instalment)) return typed
    const only = offered.length === 1 ? offered[0] : undefined
    return { ...typed, instalment: only ? String(only.id) : "" }
  }
  const type = (change: Partial<CardDraft>) => {
    if (change.type !== undefined) typeChosen = true
    if (change.number !== undefined) numberLeft.value = false
    const detected =
      change.number === undefined || typeChosen ? {} : { type: cardTypeOf(change.number) ?? emptyCard.type }
    draft.type(fitted({ ...draft.typed.peek(), ...change, ...detected }))
  }
  /** The instalment plan that will be paid: the chosen one, or by debit the only one there is (PY-03). */
  const chosen = computed(() => {
    const { instalment, mode, type: network } = draft.typed.value
    const item = cart.value && payable(cart.value)
    if (!item) return undefined
    if (mode === "debit") return debitInstalment(item)
    return instalmentsFor(item, network).find(({ id }) => String(id) === instalment)
  })
  const isGood = () => {
    const { mode, number, type: network } = draft.typed.value
    const { number: problem } = cardProblems(draft.typed.value, { form, today: todayHere() })
    return problem === undefined && number !== "" && (mode === "debit" || network !== "")
  }
  return {
    typed: draft.typed,
    visible: draft.visible,
    attempts: draft.attempts,
    admit: draft.admit,
    type,
    blur: (field: Exclude<keyof CardDraft, "mode" | "terms">) =>
      draft.blur(field, () => {
        if (field === "number") numberLeft.value = true
      }),
    /** What the channel and the type offer, fewest first (PY-12). */
    offered: computed(() => (cart.value ? instalmentsFor(payable(cart.value), draft.typed.value.type) : [])),
    chosen,
    /** What a number that was left deserves: a tick, a doubt (PY-20), or nothing. */
    number: computed(() => {
      if (!numberLeft.value || !isGood()) return undefined
      return isLuhn(draft.typed.value.number) ? ("good" as const) : ("doubtful" as const)
    }),
    /** Drops an instalment plan that another cart does not offer. */
    refit: () => {
      const [before, after] = [draft.typed.peek(), fitted(draft.typed.peek())]
      if (after !== before) draft.type(after)
    },
    /** The form as it is sent; undefined where the plan cannot be paid with this card. */
    read: (): ReadForm | undefined => {
      const instalment = chosen.peek()
      return instalment && { card: readCard(draft.typed.peek(), form), instalment: instalment.id }
    },
    /** Forgets the security code, as after a try that was answered. */
    forgetCode: () => {
      draft.type({ code: emptyCard.code })
      draft.hush()
    },
    /** Forgets the card, all of it. */
    clear: () => {
      typeChosen = false
      numberLeft.value = false
      draft.forget(draft.typed.peek())
    }
  }
}

/** The card form of a page. */
export type PaymentForm = ReturnType<typeof makePaymentForm>
