import { lookAtAssets, lookAtDestinations, lookAtDocuments, lookAtSwitches, lookAtWorker } from "./files"
import { type Kind, type Looked, looked, wrong } from "./finding"
import { lookAtHeaders, lookAtHome, lookAtUnknown, type Reached, reach } from "./pages"
import { lookAtPayment } from "./payment"
import { lookAtQuote } from "./quote"
import type { Rules, Target } from "./target"

/** A look at one channel. */
export interface Seen extends Looked {
  readonly channel: string
  readonly url: string
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message || cause.name : String(cause))

const isOfCertificate = (cause: unknown) =>
  /^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(String(Object(cause).code))

const day = 86_400_000

/** How long the certificate still lasts; nothing over http. */
export const lookAtCertificate = (until: Date | undefined, days: number, now: number): Looked => {
  if (until === undefined) return looked("certificate", "none, over http", [])
  const left = Math.floor((until.getTime() - now) / day)
  return looked(
    "certificate",
    `${left} days left`,
    wrong([left < days, `ends in ${left} days, on ${until.toISOString()}`])
  )
}

const others = (target: Target, rules: Rules, home: Reached): ReadonlyArray<readonly [Kind, () => Promise<Looked>]> => [
  ["headers", () => lookAtHeaders(home, target, rules)],
  ["quote", () => lookAtQuote(target, rules)],
  ["switches", () => lookAtSwitches(target, rules)],
  ["destinations", () => lookAtDestinations(target, rules)],
  ["documents", () => lookAtDocuments(target, rules)],
  ["assets", () => lookAtAssets(home, target, rules)],
  ["unknown", () => lookAtUnknown(target, rules)],
  ["worker", () => lookAtWorker(target, rules)],
  ["payment", () => lookAtPayment(target, rules)]
]

const look = async (target: Target, rules: Rules): Promise<ReadonlyArray<Looked>> => {
  const home = await reach(target, rules).catch((cause: unknown) => ({ cause }))
  // Without a connection every other look would say the same.
  if ("cause" in home) {
    const kind = isOfCertificate(home.cause) ? "certificate" : "home"
    return [looked(kind, "", [`gives no answer: ${reasonOf(home.cause)}`])]
  }
  const all = [lookAtHome(home, target, rules), lookAtCertificate(home.got.until, rules.days, Date.now())]
  for (const [kind, see] of others(target, rules, home))
    all.push(await see().catch((cause: unknown) => looked(kind, "", [reasonOf(cause)])))
  return all
}

/** Looks at one channel as its visitors would meet it. It sells nothing and changes nothing (OU-26). */
export const probe = async (target: Target, rules: Rules): Promise<ReadonlyArray<Seen>> =>
  (await look(target, rules)).map((one) => ({ channel: target.channel.id, url: target.origin, ...one }))

/** Looks at several channels, three at a time. */
export const probeAll = async (targets: ReadonlyArray<Target>, rules: Rules): Promise<ReadonlyArray<Seen>> => {
  const seen: Array<Seen> = []
  for (let at = 0; at < targets.length; at += 3) {
    const looks = await Promise.all(targets.slice(at, at + 3).map((target) => probe(target, rules)))
    seen.push(...looks.flat())
  }
  return seen
}
