import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Comparator } from "@pactflow/openapi-pact-comparator"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { command, root } from "../../tests/run/command"
import { agreed, providers } from "../agreed"
import { startSandbox } from "../sandbox/server"
import { startFaultyProvider } from "../verifier/faultyProvider"
import { makePackage } from "./make"

// The package of a release in an empty folder, as `npm install` puts it there: of the checkout it
// has Pact's verifier alone.

const folder = mkdtempSync(join(tmpdir(), "provider-"))
const inPackage = (...names: ReadonlyArray<string>) => join(folder, "node_modules/portal-contracts", ...names)
const readJson = (name: string) => JSON.parse(readFileSync(inPackage("contracts", name), "utf8"))

let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeAll(async () => {
  const tarball = await makePackage(join(folder, "packed"))
  mkdirSync(inPackage(), { recursive: true })
  const unpacked = await command("tar", ["-xzf", tarball, "--strip-components=1", "-C", inPackage()])
  expect(unpacked.output).toBe("")
  rmSync(dirname(tarball), { recursive: true })
  symlinkSync(join(root, "node_modules/@pact-foundation"), join(folder, "node_modules/@pact-foundation"), "dir")
  sandbox = await startSandbox({ port: 0 })
}, 60_000)

afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const check = (...args: ReadonlyArray<string>) =>
  command(process.execPath, [inPackage("contracts/bin.js"), ...args], { cwd: folder })

describe("the checks of the package", () => {
  test("verify a provider that keeps a pact, and one that breaks it", async () => {
    const setup = ["--setup", `${sandbox.url}/_sandbox/states`]
    const only = ["--only", "choose a country", "--only", "wants plans by mail"]
    const kept = await check("verify", "--url", sandbox.url, ...setup, ...only)
    expect(kept.output).toContain("public-api keeps the contract: 2 of 2 calls")
    expect(kept.ok).toBe(true)
    const faulty = await startFaultyProvider(sandbox.url, {
      "GET /public_api/country": (answer) => ({ ...answer, body: "[]" })
    })
    const broken = await check("verify", "--url", faulty.url, ...setup, ...only)
    await faulty.close()
    expect(broken.output).toContain("public-api breaks the contract: 1 of 2 calls")
    expect(broken.ok).toBe(false)
  })

  test("play the duties", async () => {
    const asked = ["--only", "coupon", "--only", "personal answers", "--only", "sessions end"]
    const { ok, output } = await check("duties", "--setup", `${sandbox.url}/_sandbox/states`, ...asked)
    expect(output).toMatch(/^- {4} sessions end · not asked: give --login/m)
    expect(output).toMatch(/^ok {3} a coupon lowers every price/m)
    expect(output).toMatch(/^ok {3} personal answers are never stored/m)
    expect(ok).toBe(true)
  })

  test("check a state endpoint", async () => {
    const { output } = await check("states", "--setup", `${sandbox.url}/_no/states`, "--provider", "portal-host")
    expect(output).toMatch(/^✗ Every state is refused, so --setup may be another address: /m)
  })

  test("ask for an address, as they have no sandbox", async () => {
    expect(await check("verify")).toEqual({
      ok: false,
      output: "Give --url, the address of the provider, or --setup, its state endpoint\n"
    })
  })
})

test("the table of channels has each channel's codes and the days up to which they count", () => {
  const table = readJson("channels.json")
  expect(table).toHaveLength(9)
  for (const one of table)
    expect(one).toEqual({
      idChannel: expect.stringMatching(/^[A-Z0-9]+$/),
      currency: expect.stringMatching(/^[A-Z]{3}$/),
      document: expect.stringMatching(/^(dni|rut)$/),
      hosts: expect.arrayContaining([expect.any(String)]),
      proxyHosts: expect.any(Array),
      durations: expect.arrayContaining([
        expect.objectContaining({
          bands: expect.arrayContaining([{ code: expect.stringMatching(/^[A-Z]{3}$/), upToDays: expect.any(Number) }])
        })
      ])
    })
})

describe("the first page", () => {
  const page = () => readFileSync(inPackage("README.md"), "utf8")

  test("names only files of the package", () => {
    const named = [...page().matchAll(/^\|.*?`((?:contracts|pacts)\/[\w./-]+)`/gm)].map(([, file = ""]) => file)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((file) => !existsSync(inPackage(file)))).toEqual([])
  })

  test("has commands that are green for a server that keeps the contract", { timeout: 90_000 }, async () => {
    const { port } = new URL(sandbox.url)
    const commands = page().match(/^npx portal-contracts .+$/gm) ?? []
    expect(commands).toHaveLength(3)
    const line = commands
      .join("\n")
      .replaceAll("npx portal-contracts", `${process.execPath} ${inPackage("contracts/bin.js")}`)
      .replaceAll("localhost:8080/_pact/states", `127.0.0.1:${port}/_sandbox/states`)
      .replaceAll("localhost:8080", `127.0.0.1:${port}`)
    expect(await command("sh", ["-euc", line], { cwd: folder, limit: 80_000 })).toMatchObject({ ok: true })
  })

  test("and `package.json` name the licence", () => {
    const { license } = JSON.parse(readFileSync(inPackage("package.json"), "utf8"))
    expect(license).toBe("UNLICENSED")
    expect(page()).toContain(license)
  })
})

test("no link of its pages leads out of the package", () => {
  const docs = readdirSync(inPackage("contracts/docs")).map((page) => `contracts/docs/${page}`)
  const links = ["contracts/README.md", ...docs].flatMap((page) =>
    [...readFileSync(inPackage(page), "utf8").matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = ""]) =>
      join(dirname(page), to)
    )
  )
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter((to) => !existsSync(inPackage(to)))).toEqual([])
})

/** What the comparator calls an error, by place. It warns of `Content-Type` where a call has no body. */
const errorsOf = async (document: object, pact: object) => {
  const places: Array<string> = []
  for await (const { mockDetails, type } of new Comparator(document).compare(pact))
    if (type === "error") places.push(mockDetails?.location ?? "")
  return places
}

describe.each(providers)("the OpenAPI document of %s", (provider) => {
  const document = () => readJson(`openapi-${provider}.json`)

  test("is compatible with the pact, says the comparator that README.md names", async () => {
    const page = readFileSync(inPackage("contracts/README.md"), "utf8")
    const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
    expect(page).toContain(`@pactflow/openapi-pact-comparator@${devDependencies["@pactflow/openapi-pact-comparator"]}`)
    expect(await errorsOf(document(), agreed(provider))).toEqual([])
  })

  test("is as narrow as the pact: it refuses other kinds of what the pact shows", async () => {
    const pact = agreed(provider)
    const missed: Array<string> = []
    for (const [index, one] of pact.interactions.entries()) {
      const spoilt = JSON.parse(JSON.stringify(one))
      if (spoilt.response.body?.content === undefined) continue
      spoilt.response.body.content = { spoilt: [spoilt.response.body.content] }
      const places = await errorsOf(document(), { ...pact, interactions: [spoilt] })
      if (places.length === 0) missed.push(`${index} ${one.description}`)
    }
    expect(missed).toEqual([])
  })
})

test.each([
  ["a price of 0", /"Amount":136862\.4/, '"Amount":0'],
  ["an order without a number", /"idSalesOrder":9001/, '"idSalesOrder":0'],
  ["a country without an id", /"idCountry":32/, '"idCountry":null'],
  ["a thousand instalments", /"NumberOfInstallments":3/, '"NumberOfInstallments":1000'],
  ["a card of letters", /"CreditCardNumber":"4242424242424242"/, '"CreditCardNumber":"visa"'],
  ["an unknown channel", /"IdChannel":\["B2C"\]/, '"IdChannel":["OTHER"]']
])("the OpenAPI document refuses %s", async (_, right, wrong) => {
  const text = JSON.stringify(agreed("public-api"))
  expect(text).toMatch(right)
  expect(await errorsOf(readJson("openapi-public-api.json"), JSON.parse(text.replace(right, wrong)))).not.toEqual([])
})
