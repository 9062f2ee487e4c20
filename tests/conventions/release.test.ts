import { expect, test } from "vitest"
import { developmentIn } from "../release/development"
import { licencesOf } from "../release/parts"
import { filled } from "./filled"

test("a build of public hosts has no trace of development (TR-25)", () => {
  const built = filled({ "a/index.html": "<p>asistencia.marca.example</p>", "assets/a-1.js": "fetch('/api')" })
  expect(developmentIn(built)).toEqual([])
})

test.each([
  ["maps.nginx.conf", "map { marca.localhost a; }"],
  ["assets/portal-1.js", 'hosts:["127.0.0.1"]'],
  ["assets/links-1.js", 'href:"/_sandbox/correo"'],
  ["assets/main-1.js", 'import("./LinksPage-1.js")'],
  ["marca/test/index.html", "<p></p>"]
])("a trace in %s is found (TR-25)", (name, text) => {
  expect(developmentIn(filled({ [name]: text, "b.js": "" }))).toHaveLength(1)
})

test("a shipped package without a licence is refused (TR-25)", () => {
  const held = { name: "react", version: "1.0.0", licenses: [{ license: { id: "MIT" } }] }
  expect(licencesOf({ components: [held] })).toMatch(/^react 1\.0\.0: MIT\n/)
  expect(() => licencesOf({ components: [held, { name: "lost", version: "2.0.0" }] })).toThrow("lost@2.0.0")
})
