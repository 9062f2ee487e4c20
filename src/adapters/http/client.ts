import { Data, Effect, Schedule } from "effect"
import { callHeaders } from "./callHeaders"

/** The network did not carry the call, or cut the answer short. */
export class Network extends Data.TaggedError("Network") {}
/** No complete answer within the call's time limit. */
export class Timeout extends Data.TaggedError("Timeout") {}
/** The answer is over the cap. */
export class TooBig extends Data.TaggedError("TooBig") {}
/** The answer is not JSON. */
export class NotJson extends Data.TaggedError("NotJson") {}
/** An answer outside 200-299; with its text where it is 4xx, which may say why. */
export class Status extends Data.TaggedError("Status")<{ readonly status: number; readonly text?: string }> {}

/** Every way in which a call may fail. */
export type HttpFailure = Network | Timeout | TooBig | NotJson | Status

/** One call: how long it may take in all (TR-01), and how often a harmless one is repeated (TR-02). */
export interface Call {
  readonly method: "GET" | "POST"
  /** Absolute, or a path of the page's own origin. */
  readonly url: string
  /** Sent as JSON. */
  readonly body?: unknown
  /** Besides those that every call carries, for a call to the page's own origin: another one has to allow them (CORS). */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Leaves without cookies, so on the page's own origin by another connection than the calls that carry some. Browsers repeat
   * whatever breaks on a connection that was used before, POST or not; never what breaks on a new one.
   */
  readonly credentials?: "omit"
  /** In milliseconds, repeats included. */
  readonly timeout: number
  /** Only for calls whose repeat changes nothing. */
  readonly retries?: 1 | 2
  /** Takes no other success than the status 200: 201 or 204 are failures (CL-05). */
  readonly only200?: true
}

/** The way out to the network. */
export interface HttpClient {
  /** The answer as text. */
  readonly text: (call: Call) => Effect.Effect<string, HttpFailure>
  /** The answer as JSON, not decoded. */
  readonly json: (call: Call) => Effect.Effect<unknown, HttpFailure>
}

export interface HttpClientOptions {
  /** The channel's code, sent as IdChannel. */
  readonly channel: string
  /** The origin of the page. */
  readonly origin: string
  readonly fetch?: typeof fetch
}

const maxBytes = 2 * 1024 * 1024

/** 300 ms, then 900, each a fifth more or less so that visitors who failed together do not return together. */
const backoff = Schedule.exponential(300, 3).pipe(Schedule.jittered)

const isPassing = (failure: HttpFailure) =>
  failure._tag === "Network" || (failure._tag === "Status" && [502, 503, 504].includes(failure.status))

/** Stops a download. One that is already broken must not hide why it was given up. */
const abandon = (body: { readonly cancel: () => Promise<void> }) => body.cancel().catch(() => undefined)

/** Reads as it arrives, so that an endless answer costs no more than the cap. */
const readText = async ({ body }: Response) => {
  if (body === null) return ""
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBytes) {
      await abandon(reader)
      throw new TooBig()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

const send = (call: Call, { channel, origin, fetch = globalThis.fetch }: HttpClientOptions) =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(new URL(call.url, origin), {
        method: call.method,
        headers: { ...call.headers, ...callHeaders(channel) },
        credentials: call.credentials ?? "same-origin",
        // A 307 would carry the body, with what is personal in it, to a host that the channel does not list.
        redirect: "error",
        signal,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) })
      })
      const { ok, status } = response
      if (status === 200 || (ok && !call.only200)) return await readText(response)
      if (status >= 400 && status < 500) throw new Status({ status, text: await readText(response) })
      if (response.body) await abandon(response.body)
      throw new Status({ status })
    },
    catch: (thrown) => (thrown instanceof TooBig || thrown instanceof Status ? thrown : new Network())
  })

const parse = (text: string) => Effect.try({ try: (): unknown => JSON.parse(text), catch: () => new NotJson() })

/**
 * The one way out to the network: headers of CL-01, a time limit, a cap of 2 MB, and repeats where the call allows them,
 * on a network error or 502, 503, 504 and nothing else. A redirect is never followed: it is a Network failure.
 * Interrupting a call aborts its request.
 */
export const httpClient = (options: HttpClientOptions): HttpClient => {
  const text = (call: Call) =>
    send(call, options).pipe(
      Effect.retry({ schedule: backoff, times: call.retries ?? 0, while: isPassing }),
      Effect.timeoutOrElse({ duration: call.timeout, orElse: () => Effect.fail(new Timeout()) })
    )
  return { text, json: (call) => Effect.flatMap(text(call), parse) }
}
