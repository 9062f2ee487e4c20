import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import type { Browser } from "playwright"
import { startSandbox } from "../../contracts/sandbox/server"
import { channelIds } from "../form/source"
import { keptOf } from "../run/keptPurchase"
import { type Approved, approvedOf } from "./approved"
import { compare } from "./compare"
import { observe } from "./observe"
import { type Answer, planted } from "./planted"

type Change = (answer: Answer) => Partial<Answer>

/** A server between browser and portal; its `change` is what it does to each answer. */
const between = async (target: number) => {
  const state: { change: Change } = { change: () => ({}) }
  const server = createServer((asked, answer) => {
    // Uncompressed and uncached, so that a change reaches the browser.
    const { "accept-encoding": _coding, "if-none-match": _known, ...headers } = asked.headers
    const { method = "GET", url = "/" } = asked
    const forwarded = request({ port: target, host: "127.0.0.1", path: url, method, headers }, (came) => {
      const parts: Array<Buffer> = []
      came.on("data", (part: Buffer) => parts.push(part))
      came.on("end", () => {
        const body = Buffer.concat(parts)
        const told = Object.fromEntries(Object.entries(came.headers).map(([name, value]) => [name, String(value)]))
        const changed = state.change({ path: url, headers: told, body: body.toString("latin1") })
        const sent = changed.body === undefined ? body : Buffer.from(changed.body, "latin1")
        const { "content-length": _length, "transfer-encoding": _chunks, ...kept } = changed.headers ?? told
        answer.writeHead(came.statusCode ?? 502, { ...kept, "content-length": String(sent.length) }).end(sent)
      })
    })
    forwarded.on("error", () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return { port, state, close: () => server.close() }
}

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
