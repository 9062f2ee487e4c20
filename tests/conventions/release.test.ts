import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { developmentIn } from "../release/development"
import { licencesOf } from "../release/parts"

const folder = mkdtempSync(join(tmpdir(), "release-"))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const built = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return developmentIn(folder)
}

test("a build of public hosts has no trace of development (TR-25)", () => {
  expect(built({ "a/index.html": "<p>asistencia.marca.example</p>", "assets/a-1.js": "fetch('/api')" })).toEqual([])
})

test.each([
  ["maps.nginx.conf", "map { marca.localhost a; }"],
  ["assets/portal-1.js", 'hosts:["127.0.0.1"]'],
  ["assets/links-1.js", 'href:"/_sandbox/correo"'],
  ["assets/main-1.js", 'import("./LinksPage-1.js")'],
  ["marca/test/index.html", "<p></p>"]
])("a trace in %s is found (TR-25)", (name, text) => {
  expect(built({ [name]: text, "b.js": "" })).toHaveLength(1)
})

test("a shipped package without a licence is refused (TR-25)", () => {
  const held = { name: "react", version: "1.0.0", licenses: [{ license: { id: "MIT" } }] }
  expect(licencesOf({ components: [held] })).toMatch(/^react 1\.0\.0: MIT\n/)
  expect(() => licencesOf({ components: [held, { name: "lost", version: "2.0.0" }] })).toThrow("lost@2.0.0")
})
