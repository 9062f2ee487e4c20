import { Effect, Layer } from "effect"
import { NotificationLost, NotificationsApi } from "../../core/service/NotificationsApi"

/** How the provider's staff answers. A test may change it between two messages. */
export interface NotificationsApiMemoryOptions {
  /** Every message fails. */
  lost?: boolean
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Collects each message. */
  readonly asked?: Array<object>
}

/** Staff that answers by its options at the time of each message. */
export const NotificationsApiMemory = (options: NotificationsApiMemoryOptions = {}) => {
  const receive = (message: object) =>
    Effect.suspend(() => {
      const { asked, delay = 0, lost } = options
      asked?.push(message)
      const answer = lost ? Effect.fail(new NotificationLost({ cause: "Network" })) : Effect.void
      return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
    })
  return Layer.succeed(NotificationsApi, {
    requestContact: receive,
    cancel: (cancellation, reference) => receive({ ...cancellation, reference })
  })
}
