import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { startSandbox } from "../../contracts/sandbox/server"
import type { Outcome } from "../run/counts"
import { between } from "../watch/between"
import { reportingBuild } from "../watch/reportingBuild"
import type { Kind } from "./finding"
import { plantedInReports, plantedOf } from "./planted"
import { probe, probeAll, type Seen } from "./probe"
import { selfSigned } from "./selfSigned"
import { type Rules, type Target, targetsOf } from "./target"

const rules = (dist: string, port: number): Rules => ({
  ...{ dist, connect: [], days: 21, slow: 4000, age: 600 },
  ...{ email: "sonda@example.com", phone: "1155550143", today: new Date().toISOString().slice(0, 10) },
  place: { host: "127.0.0.1", port }
})

const linesOf = (seen: ReadonlyArray<Seen>) =>
  seen.flatMap(({ channel, findings, kind }) => findings.map((what) => `${channel} ${kind}: ${what}`))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 3_600_000)

interface Certificate {
  readonly name: string
  readonly hosts: ReadonlyArray<string>
  readonly days: number
  readonly trusted: boolean
  /** What the probe must say; undefined for a good one. */
  readonly words?: RegExp
}

const certificatesFor = (host: string): ReadonlyArray<Certificate> => [
  { name: "a good certificate", hosts: [host], days: 60, trusted: true },
  { name: "a certificate that ends in five days", hosts: [host], days: 5, trusted: true, words: /ends in 5 days/ },
  { name: "a certificate that ended", hosts: [host], days: -2, trusted: true, words: /expired/ },
  { name: "another host's certificate", hosts: ["b.example"], days: 60, trusted: true, words: /altnames|altname/ },
  { name: "a certificate of no authority", hosts: [host], days: 60, trusted: false, words: /self-signed/ }
]

/** What a certificate gets said about it: the lines of the probe over https. */
const overHttps = async (sandbox: number, target: Target, dist: string, { days, hosts, trusted }: Certificate) => {
  const secure = selfSigned(hosts, inDays(days))
  const server = await between(sandbox, secure)
  try {
    const https = { ...target, origin: target.origin.replace("http:", "https:") }
    return await probe(https, { ...rules(dist, server.port), ...(trusted ? { ca: secure.cert } : {}) })
  } finally {
    server.close()
  }
}

const told = (seen: ReadonlyArray<Seen>, kind: Kind, words: RegExp) =>
  seen.some((one) => one.kind === kind && one.findings.some((what) => words.test(what)))

/** Says whether something holds; its lines say why not. */
type Judge = (holds: boolean, what: string, lines: ReadonlyArray<string>) => void

/** Probes a brand whose browsers report what they refused (TR-28), unchanged and at each planted change. */
const proveReporting = async (dist: string, target: Target, judge: Judge) => {
  const telling = reportingBuild(dist, target.host)
  const sandbox = await startSandbox({ port: 0, dist: telling, behindProxy: true, reports: true })
  const proxy = await between(sandbox.port)
  try {
    const held = rules(telling, proxy.port)
    const lines = linesOf(await probe(target, held))
    judge(lines.length === 0, `${target.channel.id}, whose browsers report, raises no alarm`, lines)
    for (const { change, found, name, words } of plantedInReports) {
      proxy.state.change = change
      const seen = await probe(target, held)
      judge(told(seen, found, words), `found: ${name}`, linesOf(seen))
    }
  } finally {
    proxy.close()
    await sandbox.close()
    rmSync(telling, { recursive: true })
  }
}

/**
 * Probes every brand unchanged, then one brand at each planted outage while another stays well.
 * The outcome counts what went as it must (OU-26).
 */
export const provePlanted = async (dist: string, say: (line: string) => void = () => undefined): Promise<Outcome> => {
  const sandbox = await startSandbox({ port: 0, dist, behindProxy: true })
  const proxy = await between(sandbox.port)
  const failed: Array<string> = []
  let passed = 0
  const judge: Judge = (holds, what, lines) => {
    say(`${holds ? "✓" : "✗"} ${what}`)
    if (holds) passed += 1
    else failed.push([what, ...lines.map((line) => `    ${line}`)].join("\n"))
  }
  try {
    const targets = await targetsOf("http://{host}")
    const held = rules(dist, proxy.port)
    for (const target of targets) {
      const lines = linesOf(await probe(target, held))
      judge(lines.length === 0, `${target.channel.id} raises no alarm`, lines)
    }
    const [ill, well] = targets
    if (ill === undefined || well === undefined) throw new Error("There are no two brands to compare.")
    const textOf = (file: string) => readFileSync(join(dist, file), "latin1")
    const texts = {
      otherHome: textOf(`${well.channel.id}/index.html`),
      shell: textOf("index.html"),
      otherDocument: textOf(`Docs/${well.channel.id}/terminosycondiciones.pdf`)
    }
    for (const { change, found, name, words } of plantedOf(texts)) {
      proxy.state.change = (answer) => (answer.host === ill.host ? change(answer) : {})
      const seen = await probeAll([ill, well], held)
      const [lines, others] = [ill, well].map(({ channel: { id } }) =>
        linesOf(seen.filter((one) => one.channel === id))
      )
      judge(told(seen, found, words) && others?.length === 0, `found: ${name}`, [...(lines ?? []), ...(others ?? [])])
    }
    for (const certificate of certificatesFor(ill.host)) {
      const seen = await overHttps(sandbox.port, ill, dist, certificate)
      const { name, words } = certificate
      const holds = words === undefined ? linesOf(seen).length === 0 : told(seen, "certificate", words)
      judge(holds, words === undefined ? `${name} raises no alarm` : `found: ${name}`, linesOf(seen))
    }
    const dead = await probe(ill, { ...held, place: { host: "127.0.0.1", port: 1 } })
    judge(told(dead, "home", /gives no answer/), "found: no server at all", linesOf(dead))
    await proveReporting(dist, ill, judge)
    return { passed, failed: failed.length, output: failed.join("\n") }
  } finally {
    proxy.close()
    await sandbox.close()
  }
}
