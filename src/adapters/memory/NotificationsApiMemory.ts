import { Effect, Layer } from "effect"
import { NotificationLost, NotificationsApi } from "../../core/service/NotificationsApi"

export interface NotificationsApiMemoryOptions {
  lost?: boolean
  delay?: number | "forever"
  readonly asked?: Array<object>
}

/**
 * Staff that answers by its options at the time of each message. `delay` is in milliseconds;
 * "forever" never answers.
 */
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
