import { readApiUrl } from "../../src/adapters/http/allowedProxy"
import { parsed } from "../rules/body"
import type { Pages } from "./preflight"
import type { Answered } from "./readings"

/** The hosts of the documents in a list of purchases. */
export const documentHosts = (answer: unknown): ReadonlyArray<string> =>
  [...JSON.stringify(answer ?? []).matchAll(/"documentURL":"https:\/\/([^/"]+)/gi)].map(([, host = ""]) => host)

const hostsIn = ({ body, call }: Pick<Answered, "body" | "call">): ReadonlyArray<string> => {
  if (call === "GET /api/sales") return documentHosts(parsed(body))
  const base = call === "GET /api_url" ? readApiUrl(body) : ""
  return URL.canParse(base) ? [new URL(base).host] : []
}

const isLocal = (host: string) => /^(127\.|localhost\b|\[::1\]|[^:]+\.localhost\b)/.test(host)

/** The hosts that an answer names and no channel knows: the portal calls and opens none of them. */
export const unknownHosts = (
  answered: Pick<Answered, "body" | "call" | "status">,
  channels: ReadonlyArray<Pages>
): ReadonlyArray<string> => {
  const known = channels.flatMap(({ hosts, proxyHosts }) => [...hosts, ...proxyHosts])
  return answered.status === 200 ? hostsIn(answered).filter((host) => !isLocal(host) && !known.includes(host)) : []
}
