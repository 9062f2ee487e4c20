import { request as plain } from "node:http"
import { request as secure } from "node:https"
import { TLSSocket } from "node:tls"

/** Where requests go in truth, whatever host they name. */
export interface Place {
  readonly host: string
  readonly port: number
}

/** How the portal is reached. */
export interface Way {
  /** Every host is sought here instead of in the DNS. */
  readonly place?: Place
  /** A certificate authority beside the known ones, as PEM. */
  readonly ca?: string
}

/** An answer as it came, without following redirects. */
export interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** From the request to the last byte, in milliseconds. */
  readonly ms: number
  /** When the server's certificate ends, over https. */
  readonly until?: Date
}

interface Question {
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** In milliseconds. */
const limit = 15_000
const longest = 5_000_000

const onThisMachine = ({ hostname }: URL) => hostname === "localhost" || hostname.endsWith(".localhost")

const targetOf = (url: URL, place: Place | undefined) => ({
  host: place?.host ?? (onThisMachine(url) ? "127.0.0.1" : url.hostname),
  port: place?.port ?? (url.port || (url.protocol === "https:" ? 443 : 80)),
  servername: url.hostname
})

/**
 * Sends one request and reads the whole answer. Rejects when there is none within 15 s, when it is
 * larger than 5 MB, or when the certificate is not trusted.
 */
export const ask = (address: string, { ca, place }: Way, { body, headers, method = "GET" }: Question = {}) =>
  new Promise<Got>((resolve, reject) => {
    const url = new URL(address)
    const began = performance.now()
    const options = {
      ...targetOf(url, place),
      ...{ method, path: `${url.pathname}${url.search}`, agent: false, ...(ca === undefined ? {} : { ca }) },
      headers: { host: url.host, "user-agent": "portal-probe", ...headers }
    }
    const asked = (url.protocol === "https:" ? secure : plain)(options, (answer) => {
      const parts: Array<Buffer> = []
      let size = 0
      const until = answer.socket instanceof TLSSocket ? answer.socket.getPeerCertificate().valid_to : undefined
      answer.on("data", (part: Buffer) => {
        size += part.length
        if (size > longest) asked.destroy(new Error(`more than ${longest} bytes`))
        else parts.push(part)
      })
      answer.on("error", reject)
      answer.on("end", () => {
        clearTimeout(timer)
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts),
          ms: performance.now() - began,
          ...(until === undefined ? {} : { until: new Date(until) })
        })
      })
    })
    const timer = setTimeout(() => asked.destroy(new Error(`no answer within ${limit / 1000} s`)), limit)
    asked.once("error", (cause) => {
      clearTimeout(timer)
      reject(cause)
    })
    asked.end(body)
  })
