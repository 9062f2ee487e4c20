import { signal } from "@preact/signals-react"
import type { Voucher, VoucherDocument } from "../../core/account/voucher"
import { log } from "../../core/device/log"
import type { Order, Purchase } from "../../core/enroll/purchase"
import { isLoggedIn } from "../../core/session/session"
import { useSessionEnd } from "../account/account"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { useOnEnter } from "../useJourney"
import { type Handed, saveDocument } from "../visit/saveDocument"

export interface Bought {
  readonly purchase: Purchase
  readonly signedIn: boolean
}

/** The voucher of an order: by its number, else by the order's (AC-05). */
const voucherOf = (vouchers: ReadonlyArray<Voucher>, { idSalesOrder, reserveId }: Order): Voucher | undefined => {
  const byReserve = reserveId === "" ? undefined : vouchers.find((voucher) => voucher.reserveId === reserveId)
  return byReserve ?? vouchers.find(({ order }) => order !== "" && order === idSalesOrder)
}

/**
 * After the purchase: announces it once, clears the stored steps, and fetches its certificate
 * (SU-03, AN-03).
 */
export const makeSuccess = (journey: Journey) => {
  /** undefined: not known yet · "none": no purchase */
  const found = signal<Bought | "none" | "failed">()
  const outcome = signal<Handed | "notYet" | "failed">()
  const papers = signal<ReadonlyArray<VoucherDocument>>([])

  /**
   * Stores the flag before announcing the sale: announced twice, it would count as another sale.
   */
  const tellOnce = async (purchase: Purchase) => {
    if (purchase.reported) return
    await journey.checkout.run(({ forgetPurchase }) => forgetPurchase())
    await journey.checkout.run(({ SavedPurchase }) => SavedPurchase.save({ ...purchase, reported: true }))
    const { currency, item, order, total } = purchase
    journey.track({ name: "purchase", currency, value: total / 100, items: [item], order: order.idSalesOrder })
  }

  const look = async (): Promise<Bought | "none"> => {
    // Asking for the session first erases what another visitor bought.
    const session = await journey.visit.askSession()
    const kept = await journey.checkout.run(({ SavedPurchase }) => SavedPurchase.load)
    if (kept.is === "failed") throw new Error("What was bought could not be read.", { cause: kept.error })
    if (!kept.value) return "none"
    await tellOnce(kept.value)
    return { purchase: kept.value, signedIn: isLoggedIn(session) }
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
      const bought = found.peek()
      outcome.value = give(typeof bought === "object" ? voucherOf(vouchers, bought.purchase.order) : undefined)
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
      if (found.peek() === "failed") found.value = undefined
      found.value = await look().catch((cause: unknown) => {
        log("The page of success could not be entered:", cause)
        return "failed" as const
      })
    },
    download: () => {
      if (purchases.state.peek().is === "loading") return
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
