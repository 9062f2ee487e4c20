import { Effect, Layer } from "effect"
import { NotificationLost, NotificationsApi } from "../../core/service/NotificationsApi"

/** What the provider's people of a test or a story do; it may change between two messages. */
export interface NotificationsApiMemoryOptions {
  /** Nothing arrives. */
  lost?: boolean
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Where each message is noted as it arrives. */
  readonly asked?: Array<object>
}

/** People who answer as their options stand when they are written to. */
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
