import { Effect, Layer } from "effect"
import { type Channel, CurrentChannel } from "../../core/channel/channel"
import { Clock } from "../../core/trip/Clock"
import type { Day } from "../../core/trip/calendar"
import type { Destination } from "../../core/trip/DestinationsApi"
import {
  AccountApiMemory,
  DestinationsMemory,
  EnrollApiMemory,
  ExternalQuoteApiMemory,
  LookupsApiMemory,
  MailApiMemory,
  NotificationsApiMemory,
  QuoteApiMemory
} from "./provider"
import { type KeptPurchase, type KeptSearch, purchaseMemory, SavedPurchaseMemory, SavedSearchMemory } from "./storage"

/** How the provider answers each port. */
export interface MemoryProviderOptions {
  readonly quotes?: Parameters<typeof QuoteApiMemory>[0]
  readonly lookups?: Parameters<typeof LookupsApiMemory>[0]
  readonly sales?: Parameters<typeof EnrollApiMemory>[0]
  readonly mail?: Parameters<typeof MailApiMemory>[0]
  readonly external?: Parameters<typeof ExternalQuoteApiMemory>[0]
  readonly account?: Parameters<typeof AccountApiMemory>[0]
  readonly notifications?: Parameters<typeof NotificationsApiMemory>[0]
}

export interface MemoryWorldOptions extends MemoryProviderOptions {
  readonly destinations?: ReadonlyArray<Destination>
  readonly search?: KeptSearch
  readonly kept?: KeptPurchase
}

/** Every port of the core, without network or disk: for stories and tests. */
export const memoryWorld = (channel: Channel, today: Day, given: MemoryWorldOptions = {}) => {
  const search = given.search ?? {}
  return Layer.mergeAll(
    Layer.succeed(CurrentChannel, channel),
    ClockMemory(today),
    QuoteApiMemory(given.quotes),
    DestinationsMemory(given.destinations ?? []),
    SavedSearchMemory(search),
    SavedPurchaseMemory(search),
    purchaseMemory(given.kept),
    LookupsApiMemory(given.lookups),
    EnrollApiMemory(given.sales),
    MailApiMemory(given.mail),
    NotificationsApiMemory(given.notifications),
    ExternalQuoteApiMemory(given.external),
    AccountApiMemory(given.account)
  )
}

/** A clock that stands still. */
export const ClockMemory = (day: Day) => Layer.succeed(Clock, { today: Effect.succeed(day) })
