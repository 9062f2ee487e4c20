import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { createServer as createSecureServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSecureContext } from "node:tls"
import { afterEach, describe, expect, test } from "vitest"
import { documentHeaders } from "../../contracts/sandbox/http/documents"
import { ask } from "../probe/ask"
import { lookAtDestinations, lookAtSwitches } from "../probe/files"
import { lookAtHeaders, lookAtHome } from "../probe/pages"
import { lookAtPayment } from "../probe/payment"
import { lookAtCertificate, probe } from "../probe/probe"
import { selfSigned } from "../probe/selfSigned"
import { type Rules, targetsOf } from "../probe/target"

const servers: Array<Pick<Server, "close">> = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const listening = async <One extends Server>(server: One) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  servers.push(server)
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port }
}

const rules: Rules = {
  ...{ dist: "dist", connect: [], days: 21, slow: 1000, age: 600, today: "2026-11-24" },
  ...{ email: "a@example.com", phone: "1155550143" }
}

const [target] = await targetsOf("http://{host}")
if (target === undefined) throw new Error("There is no channel.")
const { code } = target.channel

const serving = async (body: string, headers: Readonly<Record<string, string>> = { "cache-control": "no-cache" }) => ({
  ...rules,
  place: await listening(createServer((_, answer) => void answer.writeHead(200, headers).end(body)))
})

describe("the probe (OU-26)", () => {
  test("asks each channel under its own host, and one alone under its address", async () => {
    const all = await targetsOf("https://{host}")
    expect(all.map(({ host }) => host)).toEqual(all.map(({ channel }) => channel.hosts[0]))
    expect((await targetsOf(`https://${target.host}`)).map(({ channel }) => channel.id)).toEqual([target.channel.id])
    await expect(targetsOf("https://other.example")).rejects.toThrow("No channel")
  })

  test.each<readonly [string, string, ReadonlyArray<string>]>([
    ["all on", "{}", []],
    ["a sale that is off is no fault", `{"${code}":{"venta":false}}`, []],
    ["no JSON", "{", ["is no JSON object: the portal reads all as on"]],
    ["a wrong field", `{"${code}":{"ventas":false}}`, [`the row of ${code} has wrong fields: ventas`]],
    ["a wrong value", `{"${code}":{"venta":"no"}}`, [`the row of ${code} has wrong fields: venta`]],
    ["too large", `{}${" ".repeat(1023)}`, ["has 1025 bytes: the portal reads at most 1024"]]
  ])("judges the switches: %s", async (_, body, findings) =>
    expect((await lookAtSwitches(target, await serving(body))).findings).toEqual(findings)
  )

  test("takes a list of destinations as the portal does: whole or not at all", async () => {
    const row = { id: 1, name: "EUROPA", order: 1 }
    const seen = async (list: unknown) =>
      (await lookAtDestinations(target, await serving(JSON.stringify(list)))).findings
    expect(await seen([row])).toEqual([])
    expect(await seen([row, { id: "x" }])).toEqual(["cannot be read: the portal takes the list of its build"])
    expect(await seen([{ ...row, exclusiveForChannels: ["OTRO"] }])).toEqual([`has none for ${code}`])
  })

  test("names a page of another brand, and an old copy", async () => {
    const html = '<html data-channel="otra"><main><h1>Viajá</h1></main></html>'
    const got = await ask(`${target.origin}/`, await serving(html, { age: "601" }))
    expect(lookAtHome({ got, by: ["/"] }, target, rules).findings).toEqual([
      "shows the brand otra",
      "is not the page of the release",
      "is a copy of 601 s ago; at most 600 s is good"
    ])
  })

  test("takes from the build whether a brand's browsers report (TR-28)", async () => {
    const dist = mkdtempSync(join(tmpdir(), "release-"))
    mkdirSync(join(dist, "release"))
    writeFileSync(join(dist, "index.html"), "")
    writeFileSync(join(dist, "release/scripts.json"), "[]")
    writeFileSync(join(dist, "release/hosting.json"), JSON.stringify({ reporting: [target.host], tracked: [] }))
    const page = { inline: { scripts: [], styles: [] }, connect: [], tracked: false, reports: true }
    const answering = (endpoints?: string) =>
      listening(
        createServer(({ url = "" }, answer) => {
          const headers = { ...documentHeaders(url, page), "cache-control": "no-cache" }
          answer.writeHead(200, endpoints ? { ...headers, "reporting-endpoints": endpoints } : headers).end()
        })
      )
    const seen = async (endpoints?: string) => {
      const held = { ...rules, dist, place: await answering(endpoints) }
      const got = await ask(`${target.origin}/`, held)
      const looks = [await lookAtHeaders({ got, by: ["/"] }, target, held), await lookAtPayment(target, held)]
      return looks.map(({ findings }) => findings)
    }
    expect(await seen()).toEqual([[], []])
    const words = /reporting-endpoints: default="https:\/\/evil\.example"; approved: portal="\/reports"/
    const foreign = [expect.stringMatching(words)]
    expect(await seen('default="https://evil.example"')).toEqual([foreign, foreign])
    rmSync(dist, { recursive: true })
  })

  test("counts the days of a certificate, and trusts none of no authority", async () => {
    const { cert, key } = selfSigned([target.host], new Date(Date.now() + 5.5 * 86_400_000))
    const place = await listening(createSecureServer({ cert, key }, (_, answer) => void answer.end("well")))
    const { until } = await ask(`https://${target.host}/`, { place, ca: cert })
    expect(lookAtCertificate(until, 5, Date.now()).findings).toEqual([])
    expect(lookAtCertificate(until, 21, Date.now()).findings).toEqual([expect.stringMatching(/^ends in 5 days/)])
    const [refused, ...others] = await probe({ ...target, origin: `https://${target.host}` }, { ...rules, place })
    expect(refused).toMatchObject({ kind: "certificate", findings: [expect.stringContaining("self-signed")] })
    expect(others).toEqual([])
  })

  test("makes a certificate that can be read for a host of any length", () => {
    for (let length = 1; length < 64; length += 1)
      expect(() =>
        createSecureContext(selfSigned(["a".repeat(length)], new Date(Date.now() + 86_400_000)))
      ).not.toThrow()
  })

  test("says once that there is no server", async () => {
    const seen = await probe(target, { ...rules, place: { host: "127.0.0.1", port: 1 } })
    expect(seen).toMatchObject([{ kind: "home", findings: [expect.stringMatching(/^gives no answer/)] }])
  })
})
