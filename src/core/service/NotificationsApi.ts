import { Context, Data, type Effect } from "effect"
import type { Cancellation } from "./cancellation"
import type { ContactRequest } from "./contact"

/** What was sent did not arrive, or it is not known that it did: anything but the status 200 (CL-05). */
export class NotificationLost extends Data.TaggedError("NotificationLost")<{ readonly cause: string }> {}

/** The provider's people, who read what visitors write. Nothing is ever sent twice by itself. */
export class NotificationsApi extends Context.Service<
  NotificationsApi,
  {
    readonly requestContact: (request: ContactRequest) => Effect.Effect<void, NotificationLost>
    /** The reference is told along. */
    readonly cancel: (cancellation: Cancellation, reference: string) => Effect.Effect<void, NotificationLost>
  }
>()("core/service/NotificationsApi") {}
