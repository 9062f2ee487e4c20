import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { decodeDestinations } from "../../src/adapters/http/DestinationsHttp"
import { readSwitches } from "../../src/core/switches/switches"
import { type Destination, destinationsFor } from "../../src/core/trip/DestinationsApi"
import { ask, type Got } from "./ask"
import { type Looked, looked, wrong } from "./finding"
import type { Reached } from "./pages"
import type { Rules, Target } from "./target"

const immutable = "public, max-age=31536000, immutable"
const kept = ["no-cache", "no-store"]

const releaseFile = ({ dist }: Rules, path: string) => readFileSync(join(dist, path))

const isFresh = ({ headers }: Got) => kept.includes(headers["cache-control"] ?? "")

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fields: Readonly<Record<string, string>> = {
  venta: "boolean",
  cupones: "boolean",
  rastreadores: "boolean",
  aviso: "string"
}

/** The operator's file: readable, small, never cached, with no field that the portal would pass over. */
export const lookAtSwitches = async ({ channel: { code }, origin }: Target, rules: Rules): Promise<Looked> => {
  const got = await ask(`${origin}/config/estado.json`, rules)
  const file = parsed(got.body)
  const row = isRow(file) ? file[code] : undefined
  const strange = isRow(row) ? Object.entries(row).filter(([name, value]) => typeof value !== fields[name]) : []
  const { coupons, notice, sale, trackers } = readSwitches(row)
  const off = wrong([!sale, "no sale"], [!coupons, "no coupons"], [!trackers, "no trackers"], [!!notice, "a notice"])
  return looked(
    "switches",
    off.join(", ") || "all on",
    wrong(
      [got.status !== 200, `answers ${got.status}`],
      [got.status === 200 && !isRow(file), "is no JSON object: the portal reads all as on"],
      [got.body.length > 1024, `has ${got.body.length} bytes: the portal reads at most 1024`],
      [row !== undefined && !isRow(row), `the row of ${code} is no object`],
      [strange.length > 0, `the row of ${code} has wrong fields: ${strange.map(([name]) => name).join(", ")}`],
      [!isFresh(got), `may be cached: ${got.headers["cache-control"]}`]
    )
  )
}

const readDestinations = (body: Buffer): Promise<ReadonlyArray<Destination>> =>
  Effect.runPromise(decodeDestinations(parsed(body))).then(
    (all) => all.map((one) => ({ ...one, exclusiveForChannels: one.exclusiveForChannels ?? [] })),
    () => []
  )

/** The list of destinations: readable as a whole, with some for this brand. */
export const lookAtDestinations = async ({ channel: { code }, origin }: Target, rules: Rules): Promise<Looked> => {
  const got = await ask(`${origin}/config/destinos.json`, rules)
  const all = await readDestinations(got.body)
  const own = destinationsFor(code, all)
  const findings = wrong(
    [got.status !== 200, `answers ${got.status}`],
    [got.status === 200 && all.length === 0, "cannot be read: the portal takes the list of its build"],
    [all.length > 0 && own.length === 0, `has none for ${code}`],
    [!isFresh(got), `may be cached: ${got.headers["cache-control"]}`]
  )
  return looked("destinations", `${own.length} for this brand`, findings)
}

/** The legal documents: the release's PDFs, byte for byte. */
export const lookAtDocuments = async ({ channel: { id }, origin }: Target, rules: Rules): Promise<Looked> => {
  const paths = ["terminosycondiciones", "priva"].map((name) => `/Docs/${id}/${name}.pdf`)
  const found = await Promise.all(paths.map(async (path) => [path, await ask(`${origin}${path}`, rules)] as const))
  const findings = found.flatMap(([path, { body, headers, status }]) =>
    status !== 200
      ? [`${path} answers ${status}`]
      : wrong(
          [headers["content-type"] !== "application/pdf", `${path} is sent as ${headers["content-type"]}`],
          [!body.equals(releaseFile(rules, path)), `${path} is not the document of the release`]
        )
  )
  return looked("documents", `${paths.length} PDFs of the release`, findings)
}

/** The first script that the home names: there, kept for a year, the release's own. */
export const lookAtAssets = async ({ got: home }: Reached, { origin }: Target, rules: Rules): Promise<Looked> => {
  const [, path] = /data-files="(\/assets\/[^" ]+)/.exec(home.body.toString()) ?? []
  if (path === undefined) return looked("assets", "", ["the home names no script"])
  const { body, headers, status } = await ask(`${origin}${path}`, rules)
  if (status !== 200) return looked("assets", path, [`${path} answers ${status}`])
  const findings = wrong(
    [
      headers["cache-control"] !== immutable,
      `${path} is cached by: ${headers["cache-control"]}; it must be: ${immutable}`
    ],
    [!/^text\/javascript|^application\/javascript/.test(headers["content-type"] ?? ""), `${path} is no script`],
    [!body.equals(releaseFile(rules, path)), `${path} is not the script of the release`]
  )
  return looked("assets", `${path}, kept for a year`, findings)
}

/** The service worker at its fixed address, on or switched off. */
export const lookAtWorker = async ({ origin }: Target, rules: Rules): Promise<Looked> => {
  const got = await ask(`${origin}/asistencia.js`, rules)
  const [isOn, isOff] = ["asistencia.js", "asistencia.off.js"].map((file) => got.body.equals(releaseFile(rules, file)))
  const findings =
    got.status !== 200
      ? [`/asistencia.js answers ${got.status}`]
      : wrong(
          [!isOn && !isOff, "/asistencia.js is not the worker of the release"],
          [!/javascript/.test(got.headers["content-type"] ?? ""), `it is sent as ${got.headers["content-type"]}`],
          [!isFresh(got), `/asistencia.js may be cached: ${got.headers["cache-control"]}`]
        )
  return looked("worker", isOff ? "switched off" : "on", findings)
}
