import type { Browser } from "playwright"
import { startSandbox } from "../../contracts/sandbox/server"
import { channelIds } from "../form/source"
import { keptOf } from "../run/keptPurchase"
import { type Approved, approvedOf } from "./approved"
import { between } from "./between"
import { compare } from "./compare"
import { observe } from "./observe"
import { planted } from "./planted"

/** Brands that sell without a login have a card form that can be drawn. */
const open = ["b2c", "b2cchile", "bbva", "belo"]

const tell = (holds: boolean, what: string, lines: ReadonlyArray<string>) =>
  console.log([`${holds ? "✓" : "✗"} ${what}`, ...(holds ? [] : lines.map((line) => `    ${line}`))].join("\n"))

/** Watches every brand unchanged, then each planted change. Resolves to whether all went as it must. */
export const prove = async (browser: Browser, dist: string): Promise<boolean> => {
  const sandbox = await startSandbox({ port: 0, dist })
  const proxy = await between(sandbox.port)
  const approved: Approved = approvedOf(dist, [])
  const originOf = (id: string) => `http://${id}.localhost:${proxy.port}`
  let failures = 0
  const judge = (holds: boolean, what: string, lines: ReadonlyArray<string>) => {
    failures += holds ? 0 : 1
    tell(holds, what, lines)
  }
  const watch = async (id: string, kept?: Parameters<typeof observe>[3]) =>
    compare(await observe(browser, originOf(id), approved, kept), approved)
  const linesOf = (found: Awaited<ReturnType<typeof watch>>) => found.map(({ kind, what }) => `${kind}: ${what}`)
  try {
    for (const id of channelIds) {
      const kept = open.includes(id) ? (await keptOf(browser, originOf(id), id)).purchase : undefined
      const found = await watch(id, kept)
      judge(found.length === 0, `${id}${kept ? ", with the card's form," : ""} raises no alarm`, linesOf(found))
    }
    for (const { change, found: kind, name, words } of planted) {
      proxy.state.change = change
      const found = await watch(channelIds[0] ?? "")
      const named = found.some((finding) => finding.kind === kind && words.test(finding.what))
      judge(named, `found: ${name}`, linesOf(found))
    }
    console.log(`${planted.length + channelIds.length - failures} held, ${failures} failed`)
    return failures === 0
  } finally {
    proxy.close()
    await sandbox.close()
  }
}
