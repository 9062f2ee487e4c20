import { Context, Data, type Effect } from "effect"
import type { Cancellation } from "./cancellation"
import type { ContactRequest } from "./contact"

/** The message may not have arrived: any answer but status 200, or none (CL-05). */
export class NotificationLost extends Data.TaggedError("NotificationLost")<{ readonly cause: string }> {}

/** Messages to the provider's staff. It never repeats a request by itself. */
export class NotificationsApi extends Context.Service<
  NotificationsApi,
  {
    readonly requestContact: (request: ContactRequest) => Effect.Effect<void, NotificationLost>
    readonly cancel: (cancellation: Cancellation, reference: string) => Effect.Effect<void, NotificationLost>
  }
>()("core/service/NotificationsApi") {}
