import type { IncomingHttpHeaders } from "node:http"
import { mask, maskText } from "./http/masking"

const kept = 1000
const longestBody = 16 * 1024
const headersOfInterest = [
  ...["accept", "cache-control", "content-type", "host", "idchannel", "idempotency-key"],
  ...["origin", "pragma", "referer", "x-requested-with"]
]

/**
 * A received call with masked card numbers. `status` is null while it has no answer, or if the
 * sandbox cut it.
 */
export type Received = {
  readonly time: string
  readonly call: string | null
  readonly channel: string | null
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  status: number | null
}

type Arrival = Pick<Received, "method" | "path" | "query" | "body"> & {
  readonly call: string | undefined
  readonly channel: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string | undefined
}

type Filter = { readonly channel?: string | undefined; readonly call?: string | undefined }

/** The last 1,000 calls, oldest first. */
export type RequestLog = {
  readonly note: (arrival: Arrival) => Received
  readonly list: (filter: Filter) => readonly Received[]
  readonly forget: (filter: Filter) => void
}

const bodyOf = ({ text, body }: Arrival): unknown => {
  if (text === undefined || text === "") return null
  if (text.length > longestBody) return `${maskText(text).slice(0, 200)}… (${text.length} caracteres)`
  return body === undefined ? maskText(text) : mask(body)
}

const headersOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    headersOfInterest.flatMap((name) => (headers[name] === undefined ? [] : [[name, maskText(String(headers[name]))]]))
  )

const fits = ({ channel, call }: Filter, received: Received) =>
  (channel === undefined || received.channel === channel) && (call === undefined || received.call === call)

/** `now` dates each call. */
export const createRequestLog = (now: () => Date): RequestLog => {
  let entries: Received[] = []
  return {
    note: (arrival) => {
      const received: Received = {
        time: now().toISOString(),
        call: arrival.call ?? null,
        channel: arrival.channel ?? null,
        method: arrival.method,
        path: maskText(arrival.path),
        query: mask(arrival.query) as Record<string, string>,
        headers: headersOf(arrival.headers),
        body: bodyOf(arrival),
        status: null
      }
      entries.push(received)
      // Trims in bulk: one shift for each call would cost time.
      if (entries.length >= 2 * kept) entries = entries.slice(-kept)
      return received
    },
    list: (filter) => entries.slice(-kept).filter((received) => fits(filter, received)),
    forget: (filter) => {
      entries = entries.filter((received) => !fits(filter, received))
    }
  }
}
