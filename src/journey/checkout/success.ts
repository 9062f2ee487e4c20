import { signal } from "@preact/signals-react"
import type { Voucher, VoucherDocument } from "../../core/account/voucher"
import type { Order, Purchase } from "../../core/enroll/purchase"
import { isLoggedIn } from "../../core/session/session"
import { remote } from "../engine/remote"
import { inEngine } from "../engine/useCase"
import type { Journey } from "../journey"
import { type Handed, saveDocument } from "../visit/saveDocument"

/** What the page after a purchase finds: what was bought and whether the buyer is logged in; or nothing. */
export interface Bought {
  readonly purchase: Purchase
  readonly signedIn: boolean
}

/** The voucher of an order: by its number, else by the order's (AC-05). */
const voucherOf = (vouchers: ReadonlyArray<Voucher>, { idSalesOrder, reserveId }: Order): Voucher | undefined => {
  const byReserve = reserveId === "" ? undefined : vouchers.find((voucher) => voucher.reserveId === reserveId)
  return byReserve ?? vouchers.find(({ order }) => order !== "" && order === idSalesOrder)
}

/** After the purchase: it is told once, what led to it is forgotten, and its certificate can be fetched (SU-03, AN-03). */
export const makeSuccess = (journey: Journey) => {
  /** undefined: not known yet · "none": nothing was bought */
  const found = signal<Bought | "none" | "failed">()
  /** How the certificate was had, or why it was not. */
  const outcome = signal<Handed | "notYet" | "failed">()
  /** The papers of the voucher where one press does not give them all: the first was given. */
  const papers = signal<ReadonlyArray<VoucherDocument>>([])

  /** The flag is kept before the sale is told: told twice would be a sale that there never was. */
  const tellOnce = async (purchase: Purchase) => {
    if (purchase.told) return
    const engine = await journey.checkout()
    await engine.forgetPurchase()
    await engine.purchase.save({ ...purchase, told: true })
    const { currency, item, order, total } = purchase
    journey.track({ name: "purchase", currency, value: total / 100, items: [item], order: order.idSalesOrder })
  }

  const look = async (): Promise<Bought | "none"> => {
    // The session is asked for first: it forgets what another visitor bought.
    const [engine, session] = await Promise.all([journey.checkout(), journey.visit.askSession()])
    const kept = await engine.purchase.load()
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
  const purchases = remote(
    inEngine(journey.checkout, ({ account }) => account.purchases),
    {
      onDone: ({ vouchers }) => {
        const bought = found.peek()
        outcome.value = give(typeof bought === "object" ? voucherOf(vouchers, bought.purchase.order) : undefined)
      },
      onFailed: () => {
        outcome.value = "failed"
      }
    }
  )

  return {
    found,
    outcome,
    papers,
    /** How fetching the certificate stands. */
    fetching: purchases.state,
    enter: async () => {
      if (found.peek() === "failed") found.value = undefined
      found.value = await look().catch((cause: unknown) => {
        console.error("The page of success could not be entered:", cause)
        return "failed" as const
      })
    },
    /** DESCARGAR CERTIFICADO (SU-02). */
    download: () => {
      if (purchases.state.peek().is === "loading") return
      outcome.value = undefined
      purchases.start()
    },
    /** One of several papers. */
    give: (paper: VoucherDocument) => {
      outcome.value = saveDocument(paper) ?? "failed"
    }
  }
}

/** The success of a page, as it follows it. */
export type SuccessJourney = ReturnType<typeof makeSuccess>
