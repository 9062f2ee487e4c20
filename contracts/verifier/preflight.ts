import { callHeaders } from "../../src/adapters/http/call"

/** Headers of a sale to another origin. A browser asks the provider to allow them. */
const carried = ["idempotency-key", ...Object.keys(callHeaders("")).map((name) => name.toLowerCase())].toSorted()

/** Why a browser would block the sale with its key; undefined if it would not. POST needs no listing. */
const fault = (answer: Response, origin: string): string | undefined => {
  if (!answer.ok) return `it answers ${answer.status}`
  const allowed = answer.headers.get("access-control-allow-origin") ?? ""
  if (allowed !== "*" && allowed !== origin) return `Access-Control-Allow-Origin is '${allowed}'`
  const names = (answer.headers.get("access-control-allow-headers") ?? "").toLowerCase().split(/\s*,\s*/)
  const missing = names.includes("*") ? [] : carried.filter((name) => !names.includes(name))
  return missing.length === 0 ? undefined : `Access-Control-Allow-Headers leaves out ${missing.join(", ")}`
}

/**
 * Asks a provider, as a browser on a page of `origin` would before a sale, whether the sale may
 * carry its key. Resolves to the problem; undefined if the sale may, or if the page is the
 * provider's own.
 */
export const askPreflight = async (
  url: string,
  origin: string,
  more: Readonly<Record<string, string>> = {}
): Promise<string | undefined> => {
  if (new URL(url).origin === origin) return undefined
  const answer = await fetch(`${url.replace(/\/+$/, "")}/public_api/sales/enroll`, {
    method: "OPTIONS",
    headers: {
      ...more,
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": carried.join(",")
    },
    redirect: "manual",
    signal: AbortSignal.timeout(10_000)
  })
  return fault(answer, origin)
}

/** The hosts of a channel's pages, and those of the providers through which they may sell. */
export interface Pages {
  readonly hosts: ReadonlyArray<string>
  readonly proxyHosts: ReadonlyArray<string>
}

/** The origins of the pages that sell through a host, by channel. */
export const originsOf = (url: string, channels: ReadonlyArray<Pages>): ReadonlyArray<string> =>
  channels
    .filter(({ proxyHosts }) => proxyHosts.includes(new URL(url).host))
    .flatMap(({ hosts }) => hosts.slice(0, 1))
    .map((host) => `https://${host}`)
