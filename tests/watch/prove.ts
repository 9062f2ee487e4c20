import { rmSync } from "node:fs"
import type { Browser } from "playwright"
import { startSandbox } from "../../contracts/sandbox/server"
import { channelIds } from "../conventions/source"
import { keptOf } from "../run/keptPurchase"
import { approvedOf } from "./approved"
import { between } from "./between"
import { compare } from "./compare"
import { observe } from "./observe"
import { type Planted, planted, plantedInReports } from "./planted"
import { reportingBuild } from "./reportingBuild"

/** Brands that sell without a login have a card form that can be drawn. */
const open = ["b2c", "b2cchile", "bbva", "belo"]

/** Says whether something holds; its lines say why not. */
type Judge = (holds: boolean, what: string, lines: ReadonlyArray<string>) => void

/** A served build, and what it says of itself. */
interface Served {
  readonly dist: string
  readonly reports: boolean
}

/** Watches brands of a build unchanged, then the first of them at each planted change. */
const watchAll = async (
  browser: Browser,
  { dist, reports }: Served,
  ids: ReadonlyArray<string>,
  changes: ReadonlyArray<Planted>,
  judge: Judge
) => {
  const sandbox = await startSandbox({ port: 0, dist, reports })
  const proxy = await between(sandbox.port)
  const originOf = (id: string) => `http://${id}.localhost:${proxy.port}`
  const watch = async (id: string, kept?: Parameters<typeof observe>[3]) => {
    const approved = approvedOf(dist, `${id}.localhost`, [])
    return compare(await observe(browser, originOf(id), approved, kept), approved)
  }
  const linesOf = (found: Awaited<ReturnType<typeof watch>>) => found.map(({ kind, what }) => `${kind}: ${what}`)
  const also = reports ? ", whose browsers report," : ""
  try {
    for (const id of ids) {
      const kept = open.includes(id) ? (await keptOf(browser, originOf(id), id)).purchase : undefined
      const found = await watch(id, kept)
      judge(found.length === 0, `${id}${also}${kept ? " with the card's form" : ""} raises no alarm`, linesOf(found))
    }
    for (const { change, found: kind, name, words } of changes) {
      proxy.state.change = change
      const found = await watch(ids[0] ?? "")
      const named = found.some((finding) => finding.kind === kind && words.test(finding.what))
      judge(named, `found: ${name}`, linesOf(found))
    }
  } finally {
    proxy.close()
    await sandbox.close()
  }
}

/**
 * Watches every brand unchanged, then each planted change; then one brand whose browsers report.
 * Resolves to whether all went as it must.
 */
export const prove = async (browser: Browser, dist: string): Promise<boolean> => {
  let [held, failed] = [0, 0]
  const judge: Judge = (holds, what, lines) => {
    if (holds) held += 1
    else failed += 1
    console.log([`${holds ? "✓" : "✗"} ${what}`, ...(holds ? [] : lines.map((line) => `    ${line}`))].join("\n"))
  }
  const reporter = open[0] ?? ""
  const telling = reportingBuild(dist, `${reporter}.localhost`)
  try {
    await watchAll(browser, { dist, reports: false }, channelIds, planted, judge)
    await watchAll(browser, { dist: telling, reports: true }, [reporter], plantedInReports, judge)
  } finally {
    rmSync(telling, { recursive: true })
  }
  console.log(`${held} held, ${failed} failed`)
  return failed === 0
}
