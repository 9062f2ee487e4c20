import { computed, signal } from "@preact/signals-react"
import type { Profile } from "../../core/account/profile"
import { isSamePurchase, newestFirst, type Voucher } from "../../core/account/voucher"
import type { PagePath } from "../../core/channel/paths"
import { isGuarded } from "../../core/consent/consent"
import { handOverPurchase } from "../../core/service/handOverPurchase"
import type { Session } from "../../core/session/session"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { useOnEnter } from "../useJourney"
import { type Handed, saveDocument } from "../visit/saveDocument"

/** A second press on a certificate within this time counts as the same one, in milliseconds. */
const oncePressed = 1000

export interface Paper {
  readonly voucher: Voucher
  readonly at: number
}

interface Given {
  readonly how: Handed
  /** Where the document is, if not in its bytes. */
  readonly url?: string | undefined
}

const save = ({ at, voucher }: Paper): Given | undefined => {
  const paper = voucher.documents[at]
  const how = paper && saveDocument(paper)
  return how && { how, url: paper.url }
}

/** One certificate at a time. A missing one is fetched once more before that is said (AC-05). */
const makeCertificates = ({ checkout, visit }: Journey) => {
  const busy = signal<Paper>()
  const given = signal<Paper & Given>()
  const missed = signal<Voucher>()

  const askAnew = async (wanted: Voucher): Promise<Voucher | undefined> => {
    const found = await checkout.run(({ AccountApi }) => AccountApi.purchases)
    if (found.is === "done") return found.value.vouchers.find((voucher) => isSamePurchase(voucher, wanted))
    if (found.error._tag === "SessionLost") visit.end()
    return undefined
  }
  const give = async ({ at, voucher }: Paper) => {
    const found = save({ voucher, at })
    if (found) return found
    const fresh = await askAnew(voucher).catch(() => undefined)
    return fresh && save({ voucher: fresh, at })
  }
  const download = async (voucher: Voucher, at: number) => {
    if (busy.value?.voucher === voucher && busy.value.at === at) return
    const paper = { voucher, at }
    busy.value = paper
    given.value = undefined
    missed.value = undefined
    const free = () => {
      if (busy.value === paper) busy.value = undefined
    }
    const found = await give(paper)
    if (found) {
      given.value = { ...paper, ...found }
      setTimeout(free, oncePressed)
    } else {
      missed.value = voucher
      free()
    }
  }
  return { busy, given, missed, download }
}

/** Opens a form filled with a purchase; in a new document where trackers must not follow (CO-02). */
const makeForms = (journey: Journey) => {
  const { channel, checkout, entry, handover, visit } = journey
  const profile = signal<Profile>()
  const needsDocument = (path: string) => {
    const here = entry.address()
    return channel.tracking?.hosts.includes(here.hostname) === true && isGuarded(here.pathname) !== isGuarded(path)
  }
  return {
    askBuyer: async () => {
      const found = await checkout.run(({ AccountApi }) => AccountApi.profile)
      if (found.is === "done") profile.value = found.value
      else if (found.error._tag === "SessionLost") visit.end()
    },
    open: async (voucher: Voucher, session: Session, path: PagePath, go: (path: string) => void) => {
      const buyer = { email: session.email, profile: profile.value, document: channel.document }
      const storage = await handover().catch(() => undefined)
      storage?.put(handOverPurchase(voucher, buyer))
      if (needsDocument(path)) return journey.openDocument(path)
      await journey.prepare(path)
      go(path)
    }
  }
}

/** What was bought, newest first (AC-03). An expired session ends that of the visit. */
export const makePurchases = (journey: Journey) => {
  const forms = makeForms(journey)
  const list = remote((signal) => journey.checkout.run(({ AccountApi }) => AccountApi.purchases, signal), {
    onDone: ({ vouchers }) => {
      if (vouchers.length > 0) void forms.askBuyer()
    },
    onFailed: ({ _tag }) => {
      if (_tag === "SessionLost") journey.visit.end()
    }
  })
  const stopped = signal(false)
  const enter = () => {
    stopped.value = false
    list.start()
  }
  return {
    state: list.state,
    stopped,
    vouchers: computed(() => (list.state.value.is === "done" ? newestFirst(list.state.value.value.vouchers) : [])),
    enter,
    stop: () => {
      list.cancel()
      stopped.value = true
    },
    certificates: makeCertificates(journey),
    openForm: forms.open,
    card: signal<Voucher>()
  }
}

export type PurchasesJourney = ReturnType<typeof makePurchases>

export const usePurchases = (): PurchasesJourney => {
  const purchases = usePerPage(makePurchases)
  useOnEnter(purchases.enter)
  return purchases
}
