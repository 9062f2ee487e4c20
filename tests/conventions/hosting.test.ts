import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, describe, expect, test } from "vitest"
import { hostingFiles } from "../../contracts/hosting/hostingFiles"
import { allowedBy, takesHashesOf } from "../run/policies"

const files = hostingFiles({
  channels: ["una", "otra"],
  hosts: [
    ["una.example", "una"],
    ["otra.example", "otra"]
  ],
  tracked: ["una.example"],
  reporting: ["otra.example"],
  visitReporting: ["una.example"],
  pages: ["/faqs", "/cotizarcompletarpago"],
  styles: [
    ["/una/faqs/index.html", "'sha256-a'"],
    ["/index.html", "'sha256-s'"]
  ],
  scripts: [["/otra/index.html", "'sha256-b'"]]
})

const folder = mkdtempSync(join(tmpdir(), "hosting-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Routed {
  readonly status?: number
  readonly file?: string
  readonly pass?: true
  readonly headers?: Readonly<Record<string, string>>
}

writeFileSync(join(folder, "function.mjs"), files.get("function.js") ?? "")
const written = pathToFileURL(join(folder, "function.mjs")).href
const { route }: { readonly route: (asked: Readonly<Record<string, string>>) => Routed } = await import(written)
const get = (host: string, path: string) => route({ host, path, method: "GET" })

describe("what other hosts need is written by each build (OU-27)", () => {
  test.each<readonly [host: string, path: string, Routed]>([
    ["una.example:443", "/FAQS/?a=1", { status: 200, file: "/una/faqs/index.html" }],
    ["OTRA.example.", "/", { status: 200, file: "/otra/index.html" }],
    ["una.example", "/nada", { status: 404, file: "/una/404.html" }],
    ["una.example", "/otra/icon.svg", { status: 404, file: "/una/404.html" }],
    ["una.example", "/release/scripts.json", { status: 404, file: "/una/404.html" }],
    ["una.example", "/%5Cevil.example/", { status: 400 }],
    ["una.example", "/.env", { status: 400 }],
    ["una.example", "/api/sales", { pass: true }],
    ["otra.example", "/reports", { pass: true }],
    ["una.example", "/reports", { status: 404, file: "/una/404.html" }],
    ["una.example", "/reports/visits", { pass: true }],
    ["otra.example", "/reports/visits", { status: 404, file: "/otra/404.html" }],
    ["nadie.example", "/faqs", { status: 404, file: "/404.html" }],
    ["nadie.example", "/", { status: 404, file: "/404.html" }]
  ])("the function answers %s%s", (host, path, answer) => expect(get(host, path)).toMatchObject(answer))

  test("it only reads", () =>
    expect(route({ host: "una.example", path: "/", method: "POST" })).toEqual({ status: 405 }))

  test("its policy is that of the page, of the host, and of what the address means", () => {
    const policy = (host: string, path: string) => get(host, path).headers?.["content-security-policy"] ?? ""
    expect(policy("una.example", "/faqs")).toContain("https://www.googletagmanager.com")
    expect(policy("una.example", "/%63otizarcompletarpago")).not.toContain("https:")
    expect(policy("una.example", "/%63otizarcompletarpago")).toContain("require-trusted-types-for")
    expect(policy("otra.example", "/")).toContain("script-src 'self' 'sha256-b';")
    expect(policy("otra.example", "/")).toContain("report-to portal")
  })

  test("a host of pages has the brand's rules alone, those that hide before those that show", () => {
    const rules = (files.get("una/_redirects") ?? "").split("\n")
    const at = (start: string) => rules.findIndex((rule) => rule.startsWith(start))
    expect(rules[at("/otra/*")]).toBe("/otra/*  /una/404.html  404!")
    expect(at("/una/faqs/*")).toBeLessThan(at("/faqs  /una/faqs/index.html  200!"))
    expect(rules.at(-2)).toBe("/*  /una/404.html  404")
    expect(files.get("otra/_headers")).not.toContain("googletagmanager")
  })

  test("two policies allow what both allow", () => {
    const shop = "default-src 'none'; script-src 'self' 'sha256-a' https://a.example; manifest-src 'self'"
    const strict = "default-src 'none'; script-src 'self' 'sha256-a'; require-trusted-types-for 'script'"
    expect(allowedBy(`${shop}, ${strict}`)).toEqual(allowedBy(strict))
    expect(allowedBy(shop)).not.toEqual(allowedBy(strict))
    expect(takesHashesOf(`${shop}, ${strict}`, "script-src 'sha256-a'")).toBe(true)
    expect(takesHashesOf(`${shop}, default-src 'none'; script-src 'self'`, "script-src 'sha256-a'")).toBe(false)
  })
})
