import { expect, vi } from "vitest"
import { aLocalStorage } from "../../contracts/fixtures/localStorage"
import { forgetVisitor } from "../../src/adapters/storage/visitor"
import { priceLasts } from "../../src/core/cart/confirmPrice"
import type { Payment } from "../../src/core/enroll/payCart"
import type { PassengersDraft } from "../../src/core/passengers/passenger"
import type { Plan } from "../../src/core/quote/plan"
import { someLocks } from "./paymentLocks"
import { type Answer, aProvider, type Manners } from "./provider"
import { aDocument, type SharedBrowser, someDigests } from "./shop"

/** The next turn of the event loop, a millisecond later. */
export const aTurn = async () => {
  await new Promise((resolve) => setImmediate(resolve))
  vi.setSystemTime(Date.now() + 1)
}

/** Waits until only the provider's answer is pending. */
export const rest = async () => {
  for (let turn = 0; turn < 12; turn += 1) await aTurn()
}

/**
 * Two tabs of one browser, a phone of the same buyer, and a provider. The browser writes its storage
 * on disk now and then; a kill leaves only that and what the portal waited for. The model checks its
 * promises after every step.
 */
export const aWorld = (manners: Manners) => {
  const provider = aProvider(manners)
  const door = provider.doorOf()
  /** From now on the provider sells this plan of its product. Earlier quotes are past their time. */
  const sell = (chosen: Plan) => {
    if (provider.sell(chosen)) vi.setSystemTime(Date.now() + priceLasts)
  }
  /** Ends documents. With them goes what only they knew. */
  const end = (documents: ReadonlyArray<ReturnType<typeof aDocument>>) => {
    risks.push(...door.end())
    for (const one of documents) one.close()
  }
  const locks = someLocks()
  const told: Array<{ readonly trip: string; readonly order: string }> = []
  /** Each time the buyer agreed to a second charge of a trip, or said that its voucher had come. */
  const risks: Array<string> = []
  let signedIn = false
  let written: ReadonlyArray<readonly [string, string]> = []
  const shared = {
    texts: new Map<string, string>(),
    onDisk: new Map<string, string>(),
    locks,
    digest: someDigests(),
    provider: door,
    isSignedIn: () => signedIn,
    onBought: (trip: string, order: string) => {
      told.push({ trip, order })
      door.close(trip)
      door.buy(trip)
    }
  }
  const tabs = [aDocument(shared), aDocument(shared)]
  const doorOfPhone = provider.doorOf()
  const ofPhone: SharedBrowser = {
    texts: new Map(),
    onDisk: new Map(),
    locks: someLocks(),
    digest: someDigests(),
    provider: doorOfPhone,
    isSignedIn: () => true,
    onBought: doorOfPhone.close
  }
  const at = (tab: number) => tabs[tab] ?? aDocument(shared)
  return {
    provider,
    told,
    at,
    sell,
    choose: (tab: number, chosen: Plan, people: PassengersDraft) => {
      sell(chosen)
      at(tab).choose(chosen, people)
      door.choose(at(tab).trip())
    },
    nameThem: (tab: number, people: PassengersDraft) => {
      at(tab).nameThem(people)
      door.choose(at(tab).trip())
    },
    click: (tab: number, agreed: Payment["agreed"], number?: string) => {
      const trip = at(tab).trip()
      if ((agreed === "twice" || agreed === "bought") && trip) risks.push(trip)
      at(tab).click(agreed, number)
    },
    /** 'Ya me llegó el voucher' of the newest or the oldest trip. */
    closeTrip: async (tab: number, which: "newest" | "oldest") => {
      const { open } = await at(tab).tried()
      const key = (which === "newest" ? open[0] : open.at(-1))?.key
      const trip = key && door.keyIsOpen(key)
      if (!trip || provider.arrived.length > 0) return
      risks.push(trip)
      door.close(trip)
      door.buy(trip)
      at(tab).closeTrip(key)
    },
    /** The visitor logs out. */
    leave: () => {
      forgetVisitor(() => aLocalStorage(shared.texts))
      shared.onDisk.delete("resultadoCompra")
    },
    /** 'Borrar todo', while a payment runs or not. */
    erase: () => {
      risks.push(...door.erase())
      shared.texts.clear()
      shared.onDisk.clear()
    },
    /** Signed in, by a phone that ends at once. Only the list tells of it. */
    buyByPhone: async (chosen: Plan, people: PassengersDraft, answer: Answer) => {
      sell(chosen)
      const phone = aDocument(ofPhone)
      phone.choose(chosen, people)
      const trip = phone.trip()
      if (provider.arrived.length > 0 || !trip) return phone.close()
      phone.click("none")
      await rest()
      if (provider.arrived.length > 0) risks.push(trip)
      provider.process(answer)
      phone.close()
    },
    logInOrOut: () => {
      signedIn = !signedIn
    },
    giveUp: () => door.giveUp(),
    write: () => {
      written = [...shared.texts]
    },
    kill: () => {
      end(tabs)
      shared.texts.clear()
      for (const [key, text] of written) shared.texts.set(key, text)
      tabs.splice(0, 2, aDocument(shared), aDocument(shared))
    },
    reload: (tab: number) => {
      end([at(tab)])
      tabs[tab] = aDocument(shared)
    },
    keepsItsPromises: async () => {
      await rest()
      door.rest()
      expect(provider.faults).toEqual([])
      // Without a record the pages say 'No se cobró nada'.
      const { open } = await at(0).tried()
      if (open.length === 0) expect(door.inDoubt()).toEqual([])
      for (const { order, trip } of told) expect(provider.tripOfOrder(order)).toBe(trip)
      // An order counts as one purchase, except where the provider itself names it again.
      if (!manners.knowsTrips) expect(new Set(told.map(({ order }) => order)).size).toBe(told.length)
      for (const trip of new Set(provider.charges.map((one) => one.trip))) {
        const orders = new Set(told.filter((one) => one.trip === trip).map(({ order }) => order))
        const unseen = provider.charges.filter((one) => one.trip === trip && !orders.has(one.order.idSalesOrder))
        // One charge may be unseen. A second one of the same trip needs the buyer's word.
        expect(unseen.length).toBeLessThanOrEqual(1 + risks.filter((one) => one === trip).length)
      }
    }
  }
}

export type World = ReturnType<typeof aWorld>
