import { signal } from "@preact/signals-react"
import { noop } from "../../browser/late"
import { type Kept, type KeptKey, paymentNote } from "../../core/device/kept"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { saveFile } from "./saveDocument"

type KeptHere = { readonly is: "waiting" | "blocked" } | { readonly is: "known"; readonly kept: ReadonlyArray<Kept> }

export const makeErasing = ({ checkout, device, visit }: Pick<Journey, "checkout" | "device" | "visit">) => {
  const here = signal<KeptHere>({ is: "waiting" })
  const gone = signal<ReadonlyArray<KeptKey>>([])
  /** A payment of unknown result is stored: the visitor must confirm. */
  const asking = signal(false)
  /** Loading the checkout brings back a payment that a killed browser forgot. */
  const open = async () => {
    await checkout.load().catch(noop)
    return device().catch(noop)
  }

  const list = async () => {
    const kept = (await open())?.list()
    here.value = kept ? { is: "known", kept } : { is: "blocked" }
  }
  const erase = async (but: ReadonlyArray<KeptKey>) => {
    asking.value = false
    const found = await open()
    if (!found) return
    visit.erase("erased")
    gone.value = found.erase(but)
    await list()
  }
  return {
    here,
    gone,
    asking,
    list,
    /** Saves all that is stored as a JSON file on the device; no server receives it (ST-05). */
    takeAlong: async (fileName: string) => {
      const found = await open()
      if (found) saveFile(`${JSON.stringify(found.copy(), null, 2)}\n`, "application/json", fileName)
    },
    /** Erases all, or asks about a payment first. Lists anew: another tab may be paying. */
    eraseAll: async () => {
      await list()
      const now = here.value
      if (now.is === "known" && now.kept.some(({ key }) => key === paymentNote)) asking.value = true
      else await erase([])
    },
    eraseWithPayment: () => erase([]),
    eraseButPayment: () => erase([paymentNote]),
    stay: () => {
      asking.value = false
    }
  }
}

export const useErasing = () => usePerPage(makeErasing)
