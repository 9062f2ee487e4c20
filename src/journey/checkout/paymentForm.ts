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
  readCard
} from "../../core/enroll/card"
import { isLuhn } from "../../core/person/typed"
import type { Id } from "../../core/quote/id"
import { financedTotal, longestInstalment } from "../../core/quote/plan"
import { makeDraft } from "../form/draft"
import type { JourneyWorld } from "../journey"

interface ReadForm {
  readonly card: Card
  readonly instalment: Id
}

/**
 * The card as it is typed, in the memory of its page alone (TR-14). The type follows the number
 * until the buyer chooses one. An instalment plan that is no longer offered is dropped (PY-12);
 * another card type keeps the number of instalments, if it has it too: the chosen one, else the one
 * that the plan was shown with.
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
  /**
   * The number of instalments that the buyer chose; 0: took back. Each quote and card type has ids of
   * its own.
   */
  let count: number | undefined
  /** Those that the plan was shown with, if they come to its price (OU-15). */
  const shownCount = () => {
    const found = cart.peek()
    const item = found && payable(found)
    const way = item && longestInstalment(item)
    return item && financedTotal(item, way) === undefined ? way?.count : undefined
  }

  const offeredFor = (type: string) => {
    const found = cart.peek()
    return found ? instalmentsFor(payable(found), type) : []
  }
  const fitted = (typed: CardDraft): CardDraft => {
    const offered = offeredFor(typed.type)
    if (offered.some(({ id }) => String(id) === typed.instalment)) return typed
    const wanted = count ?? shownCount()
    const fitting = offered.find((one) => one.count === wanted) ?? (offered.length === 1 ? offered[0] : undefined)
    const instalment = fitting ? String(fitting.id) : ""
    return instalment === typed.instalment ? typed : { ...typed, instalment }
  }
  const type = (change: Partial<CardDraft>) => {
    if (change.type !== undefined) typeChosen = true
    if (change.number !== undefined) numberLeft.value = false
    if (change.number !== undefined && change.number !== draft.typed.peek().number) declined.value = false
    if (change.instalment !== undefined)
      count = offeredFor(draft.typed.peek().type).find(({ id }) => String(id) === change.instalment)?.count ?? 0
    const detected =
      change.number === undefined || typeChosen ? {} : { type: cardTypeOf(change.number) ?? emptyCard.type }
    draft.type(fitted({ ...draft.typed.peek(), ...change, ...detected }))
  }
  /** The instalment plan to pay: the chosen one, or the only one of a debit card (PY-03). */
  const chosen = computed(() => {
    const { instalment, mode, type: network } = draft.typed.value
    const item = cart.value && payable(cart.value)
    if (!item) return undefined
    if (mode === "debit") return debitInstalment(item)
    return instalmentsFor(item, network).find(({ id }) => String(id) === instalment)
  })
  const isGood = () => {
    const { mode, number, type: network } = draft.typed.value
    const { number: problem } = cardProblems(draft.typed.value, { form, today: localToday() })
    return problem === undefined && number !== "" && (mode === "debit" || network !== "")
  }
  const refit = () => {
    const [before, after] = [draft.typed.peek(), fitted(draft.typed.peek())]
    if (after !== before) draft.type(after)
  }
  return {
    typed: draft.typed,
    visible: draft.visible,
    type,
    name: (holder: string) => draft.fill({ holder }),
    blur: (field: Exclude<keyof CardDraft, "mode" | "terms">) =>
      draft.blur(field, () => {
        if (field === "number") numberLeft.value = true
      }),
    offered: computed(() => (cart.value ? instalmentsFor(payable(cart.value), draft.typed.value.type) : [])),
    chosen,
    /** The mark of a number that was left: a tick, a doubt (PY-16), or nothing. */
    number: computed(() => {
      if (!numberLeft.value || !isGood()) return undefined
      return isLuhn(draft.typed.value.number) ? ("good" as const) : ("doubtful" as const)
    }),
    /** The number that is typed was declined. */
    declined,
    markDeclined: () => {
      declined.value = true
    },
    refit,
    /** The card to send; undefined where it cannot pay the plan, and shows why. */
    take: (): ReadForm | undefined => {
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
