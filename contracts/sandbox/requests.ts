import type { IncomingHttpHeaders } from "node:http"
import { isObject } from "./http/checks"
import { mask, maskText } from "./http/masking"

const kept = 1000
const longestBody = 16 * 1024
const headersOfInterest = [
  "accept",
  "cache-control",
  "content-type",
  "host",
  "idchannel",
  "idempotency-key",
  "origin",
  "pragma",
  "referer",
  "x-requested-with"
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

/** `text` is the body as it came. */
type Arrival = Omit<Received, "time" | "headers" | "status"> & {
  readonly headers: IncomingHttpHeaders
  readonly text: string | undefined
}

type Filter = { readonly channel?: string | undefined; readonly call?: string | undefined }

/** What cannot be masked field by field is not kept. */
const bodyOf = ({ text = "", body }: Arrival): unknown => {
  if (text === "") return null
  return text.length <= longestBody && isObject(body) ? mask(body) : `… (${text.length} caracteres)`
}

const headersOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    headersOfInterest.flatMap((name) => (headers[name] === undefined ? [] : [[name, maskText(String(headers[name]))]]))
  )

const fits = ({ channel, call }: Filter, received: Received) =>
  (channel === undefined || received.channel === channel) && (call === undefined || received.call === call)

/** The last 1,000 calls, oldest first. `now` dates each. */
export const createRequestLog = (now: () => Date) => {
  let entries: Received[] = []
  return {
    note: (arrival: Arrival): Received => {
      const { call, channel, headers, method, path, query } = arrival
      const received: Received = {
        time: now().toISOString(),
        call,
        channel,
        method,
        path: maskText(path),
        query: mask(query) as Record<string, string>,
        headers: headersOf(headers),
        body: bodyOf(arrival),
        status: null
      }
      entries.push(received)
      if (entries.length > kept) entries.shift()
      return received
    },
    list: (filter: Filter): readonly Received[] => entries.filter((received) => fits(filter, received)),
    forget: () => {
      entries = []
    }
  }
}
