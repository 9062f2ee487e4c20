import { computed, signal } from "@preact/signals-react"
import { type Kept, type KeptKey, paymentNote } from "../../core/device/kept"
import type { Journey } from "../journey"

const noop = () => undefined

/** What this browser keeps, as far as it was looked at: `blocked` where it keeps nothing. */
export type KeptHere =
  | { readonly is: "waiting" | "blocked" }
  | { readonly is: "known"; readonly kept: ReadonlyArray<Kept> }

/** What this browser keeps, and the way to be rid of it: here, and in every other tab. */
export const makeErasing = ({ device, visit }: Pick<Journey, "device" | "visit">) => {
  const here = signal<KeptHere>({ is: "waiting" })
  /** What was erased just now. */
  const gone = signal<ReadonlyArray<KeptKey>>([])
  /** A payment whose end is not known is among it: the visitor is asked first. */
  const asking = signal(false)
  const open = async () => device().catch(noop)

  const look = async () => {
    const kept = (await open())?.list()
    here.value = kept ? { is: "known", kept } : { is: "blocked" }
  }
  const erase = async (but: ReadonlyArray<KeptKey>) => {
    asking.value = false
    const found = await open()
    if (!found) return
    visit.erase()
    gone.value = found.erase(but)
    await look()
  }
  return {
    here,
    gone: computed(() => gone.value),
    asking: computed(() => asking.value),
    look,
    /** Erases everything, at once unless something wants a word first. It looks anew, as another tab may be paying. */
    eraseAll: async () => {
      await look()
      const now = here.peek()
      if (now.is === "known" && now.kept.some(({ key }) => key === paymentNote)) asking.value = true
      else await erase([])
    },
    /** Answers that word. */
    eraseWithPayment: () => erase([]),
    eraseButPayment: () => erase([paymentNote]),
    stay: () => {
      asking.value = false
    }
  }
}
