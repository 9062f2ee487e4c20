/** The network did not carry the call, or cut the answer short. */
export class Network {
  readonly _tag = "Network"
}
/** No complete answer within the call's time limit. */
export class Timeout {
  readonly _tag = "Timeout"
}
export class TooBig {
  readonly _tag = "TooBig"
}
const secondsOf = (retryAfter: string) =>
  /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)

/**
 * An answer outside 200-299. A 4xx brings its text, which may say why. `retryAfter` is the header
 * in seconds from now, whether it counts them or names a time.
 */
export class Status {
  readonly _tag = "Status"
  readonly status: number
  readonly text?: string
  readonly retryAfter?: number
  constructor({ retryAfter, status, text }: { status: number; text?: string; retryAfter?: string | null }) {
    this.status = status
    if (text !== undefined) this.text = text
    const wait = secondsOf(retryAfter ?? "")
    if (wait > 0) this.retryAfter = wait
  }
}

export type CallFailure = Network | Timeout | TooBig | Status

/**
 * One call: its total time limit and, where a repeat is harmless, its retries (TR-01).
 * `url` is absolute or a path of the page's own origin. `body` is JSON. `timeout` is in
 * milliseconds, repeats included.
 */
export interface Call {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly body?: string
  /** Extra headers, for calls to the page's own origin. Another origin must allow them (CORS). */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * `omit` sends no cookies. On the page's own origin, the browser then uses another connection
   * than for calls with cookies. Browsers repeat even a POST when a reused connection breaks; on a
   * new connection they never do.
   */
  readonly credentials?: "omit"
  readonly timeout: number
  /** Only for calls whose repeat changes nothing. */
  readonly retries?: 1 | 2
  /** Accepts the status 200 alone: 201 and 204 are failures (CL-05). */
  readonly only200?: true
  /** Cap of the answer in bytes. Default: 2 MB. */
  readonly maxBytes?: number
}

/** A short read: 8 s in all, two repeats (TR-01). */
export const readOf = (url: string) => ({ method: "GET", url, timeout: 8_000, retries: 2 }) as const satisfies Call

/** The facts about its page that each call carries. */
export interface Page {
  /** The channel's code, sent as IdChannel. */
  readonly channel: string
  readonly origin: string
  readonly fetch?: typeof fetch
  /** A call to an address of `/api_url` failed, other than by a 4xx. */
  readonly onLost?: () => void
}

/** What every call carries: the channel, no cache, the mark of a page's own call, JSON (CL-01). */
export const callHeaders = (channel: string) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "application/json",
  IdChannel: channel,
  Pragma: "no-cache",
  "X-Requested-With": "XMLHttpRequest"
})

/** Stops a download. A failure to stop must not hide the original failure. */
const abandon = (body: { readonly cancel: () => Promise<void> } | null) => body?.cancel().catch(() => undefined)

/** Reads chunk by chunk, so that an endless answer costs no more than the cap. */
const readText = async ({ body }: Response, maxBytes = 2 * 1024 * 1024) => {
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

const send = async (call: Call, { channel, origin, fetch = globalThis.fetch }: Page, signal: AbortSignal) => {
  const response = await fetch(new URL(call.url, origin), {
    method: call.method,
    headers: { ...call.headers, ...callHeaders(channel) },
    credentials: call.credentials ?? "same-origin",
    // A 307 would send the body, with personal data, to a host that the channel does not list.
    redirect: "error",
    signal,
    ...(call.body !== undefined && { body: call.body })
  })
  const { ok, status } = response
  if (status === 200 || (ok && !call.only200)) return readText(response, call.maxBytes)
  const retryAfter = response.headers.get("Retry-After")
  if (status >= 400 && status < 500)
    throw new Status({ status, text: await readText(response, call.maxBytes), retryAfter })
  await abandon(response.body)
  throw new Status({ status })
}

const failureOf = (thrown: unknown) => (thrown instanceof TooBig || thrown instanceof Status ? thrown : new Network())

const isLost = (failure: unknown) => !(failure instanceof Status) || failure.status >= 500

const isPassing = (failure: CallFailure) =>
  failure._tag === "Network" || (failure._tag === "Status" && [502, 503, 504].includes(failure.status))

/** 300 ms, then 900 ms, a fifth more or less: visitors whose calls failed together retry apart. */
const pauseAfter = (tried: number) =>
  new Promise((resolve) => setTimeout(resolve, 300 * 3 ** tried * (0.8 + Math.random() * 0.4)))

const repeated = async (call: Call, page: Page, signal: AbortSignal): Promise<string> => {
  for (let tried = 0; ; tried += 1) {
    const result = await send(call, page, signal).catch(failureOf)
    if (typeof result === "string") return result
    if (tried === (call.retries ?? 0) || !isPassing(result)) throw result
    await pauseAfter(tried)
    if (signal.aborted) throw result
  }
}

/**
 * Makes one call, with the headers of CL-01, a time limit and a cap. Where the call allows retries,
 * repeats it after a network error or 502, 503, 504 only. A redirect is a Network failure. Resolves
 * with the text of the answer, or rejects with a CallFailure. An abort of `given` aborts the
 * request.
 */
export const call = async (wanted: Call, page: Page, given?: AbortSignal): Promise<string> => {
  const abort = new AbortController()
  const leave = () => abort.abort()
  given?.addEventListener("abort", leave)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Timeout())
      leave()
    }, wanted.timeout)
  })
  try {
    return await Promise.race([repeated(wanted, page, abort.signal), late])
  } catch (failure) {
    if (!wanted.url.startsWith("/") && isLost(failure)) page.onLost?.()
    throw failure
  } finally {
    clearTimeout(timer)
    given?.removeEventListener("abort", leave)
  }
}
