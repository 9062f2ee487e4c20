import { signal } from "@preact/signals-react"
import { type Voucher, type VoucherDocument, voucherOf } from "../../core/account/voucher"
import { soldAs } from "../../core/analytics/analytics"
import type { Receipt } from "../../core/enroll/purchase"
import { orThrow, outcomeOf } from "../../core/useCases/runtime"
import { useSessionEnd } from "../account/account"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { useOnEnter } from "../useJourney"
import { type Handed, saveDocument } from "../visit/saveDocument"
import { briefly, handedOf } from "./handed"

export interface Bought {
  readonly receipt: Receipt
  readonly signedIn: boolean
  /** Another person is logged in by now: nothing of the purchase is kept (TR-15). */
  readonly hidden: boolean
}

/** Announces the purchase once, clears its steps, fetches its certificate (SU-03, AN-03). */
export const makeSuccess = (journey: Journey) => {
  /** undefined: not known yet · "none": no purchase */
  const found = signal<Bought | "none" | "failed">()
  const outcome = signal<Handed | "notYet" | "failed">()
  const papers = signal<ReadonlyArray<VoucherDocument>>([])

  const look = async (): Promise<Bought | "none"> => {
    const stored = await journey.checkout.run(({ SavedReceipt }) => SavedReceipt.load)
    const isNow = stored.is === "done" && stored.value?.reported === false
    // Asking for the session first erases what another visitor bought.
    const asked = journey.visit.askSession()
    await (isNow ? briefly(asked) : asked)
    const handed = handedOf(journey)
    const hidden = handed.receipt !== undefined
    const taken = orThrow(await journey.checkout.run(({ takeReceipt }) => takeReceipt()))
    const { isNew, receipt } = handed.receipt ? { isNew: !handed.receipt.reported, receipt: handed.receipt } : taken
    if (!receipt) return "none"
    if (hidden) handed.receipt = { ...receipt, reported: true }
    const { currency, item, order, total } = receipt
    const sold = { ...item, amount: total, currency }
    if (isNew) journey.track({ name: "purchase", ...soldAs(sold), order: order.idSalesOrder })
    return { receipt, signedIn: journey.visit.session.peek() !== undefined, hidden }
  }
  const show = async () => {
    const looked = await outcomeOf(look())
    found.value = looked.is === "done" ? looked.value : "failed"
  }
  const give = (voucher: Voucher | undefined) => {
    const documents = voucher?.documents ?? []
    papers.value = documents.length > 1 || documents.some(({ base64, url }) => !base64 && url) ? documents : []
    if (voucher && documents.length === 0) return "notYet"
    for (const paper of documents) {
      const how = saveDocument(paper)
      if (how) return how
    }
    return "failed"
  }
  const purchases = remote((signal) => journey.checkout.run(({ AccountApi }) => AccountApi.purchases, signal), {
    onDone: ({ vouchers }) => {
      const { value: bought } = found
      outcome.value = give(typeof bought === "object" ? voucherOf(vouchers, bought.receipt.order) : undefined)
    },
    onFailed: () => {
      outcome.value = "failed"
    }
  })

  return {
    found,
    outcome,
    papers,
    fetching: purchases.state,
    enter: async () => {
      if (found.value === "failed") found.value = undefined
      await show()
      if (journey.visit.decided.peek()) return
      await journey.visit.askSession()
      await show()
    },
    download: () => {
      if (purchases.state.value.is === "loading") return
      outcome.value = undefined
      purchases.start()
    },
    give: (paper: VoucherDocument) => {
      outcome.value = saveDocument(paper) ?? "failed"
    }
  }
}

export type SuccessJourney = ReturnType<typeof makeSuccess>

export const useSuccess = (): SuccessJourney => {
  const success = usePerPage(makeSuccess)
  useOnEnter(success.enter)
  useSessionEnd(success.enter)
  return success
}
