import { type IncomingHttpHeaders, request } from "node:http"
import type { wirePlan } from "./rating/rating"
import type { Sandbox } from "./server"

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

/** The path goes out exactly as written. `headers` may claim any Host. */
export type Sent = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends one request as written; `fetch` would correct it. */
export const send = ({ port }: { readonly port: number }, path: string, sent: Sent = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = sent
    const going = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (coming) => {
      const chunks: Buffer[] = []
      coming.on("data", (chunk: Buffer) => chunks.push(chunk))
      coming.on("error", reject)
      coming.on("end", () =>
        resolve({
          status: coming.statusCode ?? 0,
          headers: coming.headers,
          text: Buffer.concat(chunks).toString("utf8")
        })
      )
    })
    going.on("error", reject)
    going.end(body)
  })

/** A valid quote request of B2C for ten days, with overrides of `quote`. */
export const aQuote = (quote: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  quote: {
    TripInitialDate: "2026-03-01",
    TripEndDate: "2026-03-11",
    Age: [34],
    Annual: null,
    Sort: 1,
    PromotionalCode: null,
    DestinationCountryIsoCode: "BTR",
    AmountCurrencyISOCode: "ARS",
    Top: 15,
    Product: [],
    ...quote
  },
  phoneNumber: "1155550143",
  email: "ana@example.com",
  subscribed: true
})

/** `days` after the first of March 2026. */
export const dayAfter = (days: number): string =>
  new Date(Date.UTC(2026, 2, 1) + days * 86_400_000).toISOString().slice(0, 10)

/** Posts any body as a channel. */
export const postQuote = (sandbox: Sandbox, body: unknown, channel = "B2C"): Promise<Answer> =>
  send(sandbox, "/public_api/sales/quote", {
    method: "POST",
    headers: { "content-type": "application/json", idchannel: channel },
    body: JSON.stringify(body) ?? ""
  })

/** A plan in an answer. */
export type WirePlan = ReturnType<typeof wirePlan>

export const plansOf = ({ text }: Answer): readonly WirePlan[] => JSON.parse(text) as WirePlan[]
