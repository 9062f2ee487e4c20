import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { visitWatchMemory } from "../../adapters/memory/ports"
import { callOf, placeOf, reportVisit, type Sighting } from "./visitReport"

const origin = "https://asistencia.example"
const scripts = ["portal-C7nFteXV", "ResultsPage-Kg3dKxPU"].map((name) => `${origin}/assets/${name}.js`)
const pages = ["/", "/cotizar", "/cotizarpasajeros", "/cotizarcompletarpago"]

const aVisit = (objects = false) => {
  const visit = visitWatchMemory({ objects, scripts })
  reportVisit(visit.watch, pages)
  return visit
}

const error = (message: string, frame = `${scripts[1]}:1:4071`): Sighting => ({
  saw: "error",
  message,
  stack: `TypeError: ${message}\n    at quote (${frame})\n    at ${scripts[0]}:1:9`
})

// OU-24
describe("a report of a visit", () => {
  test("has the release, vitals, places of errors, failed calls and pages, each counted", () => {
    const { hide, see, sent } = aVisit()
    see({ saw: "page", path: "/" })
    see({ saw: "paint", ms: 812.4 })
    see({ saw: "paint", ms: 1240.6 })
    see(error("lost"))
    see(error("lost again"))
    see({ saw: "answer", address: `${origin}/public_api/sales/quote?x=1`, status: 503 })
    see({ saw: "answer", address: `${origin}/userinfo`, status: 200 })
    see({ saw: "page", path: "/Cotizar/" })
    hide()
    expect(sent).toEqual([
      {
        release: "portal-C7nFteXV.js",
        vitals: { lcp: 1241 },
        errors: { "ResultsPage-Kg3dKxPU.js:1:4071": 2 },
        calls: { "quote 503": 1 },
        steps: ["/", "/cotizar"]
      }
    ])
  })

  test("is sent once; a later one holds only what is new, without vitals", () => {
    const { hide, see, sent } = aVisit()
    see({ saw: "page", path: "/" })
    hide()
    hide()
    expect(sent).toHaveLength(1)
    see({ saw: "page", path: "/" })
    see({ saw: "press", id: 1, ms: 60 })
    hide()
    expect(sent).toHaveLength(1)
    see({ saw: "answer", address: `${origin}/api/sales/enroll`, status: 0 })
    hide()
    expect(sent[1]).toEqual({ release: "portal-C7nFteXV.js", calls: { "enroll 0": 1 } })
  })

  test("is never made for a browser that objects", () => {
    const { hide, see, sent } = aVisit(true)
    see({ saw: "page", path: "/" })
    hide()
    expect(sent).toEqual([])
  })

  test("has at most 20 places and stays under 8 kB", () => {
    const { hide, see, sent } = aVisit()
    for (let line = 1; line < 999; line += 1) see(error("x", `${scripts[1]}:${line}:7`))
    hide()
    expect(Object.keys(sent[0]?.errors ?? {})).toHaveLength(20)
    expect(JSON.stringify(sent[0]).length).toBeLessThan(8 * 1024)
  })
})

test("the worst window of shifts and the worst press but one in fifty count", () => {
  const { hide, see, sent } = aVisit()
  for (const at of [0, 900, 1800]) see({ saw: "shift", value: 0.02, at })
  see({ saw: "shift", value: 0.05, at: 9000 })
  for (let id = 0; id < 50; id += 1) see({ saw: "press", id, ms: id === 7 ? 900 : 40 + id })
  see({ saw: "press", id: 3, ms: 200 })
  hide()
  expect(sent[0]?.vitals).toEqual({ cls: 0.06, inp: 200 })
})

test.each([
  ["/userinfo", "userinfo"],
  ["/public_api/sales/external/getquote?id=vigente", "getquote"],
  ["/public_api/state/country/AR", "state"],
  ["/api/sales#4242", "sales"],
  ["/config/estado.json", "estado.json"],
  ["/assets/portal-C7nFteXV.js", undefined],
  ["/ana@example.com", undefined],
  ["/quote/40111222", undefined]
])("%s is the call %s", (path, name) => expect(callOf(origin + path)).toBe(name))

test.each([
  [`Error: x\n at f (${scripts[0]}:3:14)`, "x", "portal-C7nFteXV.js:3:14"],
  [`f@${scripts[0]}#2:3:14`, "", "portal-C7nFteXV.js:3:14"],
  [`Error: ${scripts[0]}:40:111\n at f (chrome-extension://a/assets/b.js:1:2)`, `${scripts[0]}:40:111`, undefined],
  ["at https://other.example/assets/other-12345678.js:1:2", "", undefined],
  [`at ${scripts[0]}:42424242:1`, "", undefined]
])("the place in %j beside the message %j is %s", (stack, message, place) =>
  expect(placeOf(stack, message, scripts)).toBe(place)
)

const marks = ["4242424242424242", "ana@example.com", "Valentina", "40111222", "VIAJE10", "desde=2026"]
const marked = fc.constantFrom(...marks)
const around = (mark: fc.Arbitrary<string>) =>
  fc.tuple(
    mark,
    fc.constantFrom(
      (m: string) => m,
      (m: string) => `${origin}/cotizar?${m}`,
      (m: string) => `/${m}`,
      (m: string) => `/cotizar/${m}`,
      (m: string) => `${origin}/public_api/sales/${m}`,
      (m: string) => `${origin}/public_api/sales/quote?${m}#${m}`,
      (m: string) => `${origin}/public_api/state/country/${m}`,
      (m: string) => `${origin}/assets/${m}.js:1:2`,
      (m: string) => `${scripts[0]}:1:2 ${m}`,
      (m: string) => `${scripts[0]}?${m}:1:2`,
      (m: string) => `${m}\n    at ${m} (${origin}/assets/${m}-C7nFteXV.js:1:${m})`
    )
  )
const text = around(marked).map(([mark, form]) => form(mark))
const status = fc.constantFrom(0, 200, 400, 404, 503)
const amount = fc.double({ min: 0, max: 9e5, noNaN: true })
const sighting: fc.Arbitrary<Sighting> = fc.oneof(
  fc.record({ saw: fc.constant("page" as const), path: text }),
  fc.record({ saw: fc.constant("answer" as const), address: text, status }),
  fc.record({ saw: fc.constant("error" as const), message: text, stack: text }),
  text.map((message) => error(message)),
  fc.record({ saw: fc.constant("paint" as const), ms: amount })
)

test("1,000 visits full of marked data: no report holds a mark (OU-24)", () => {
  let reports = 0
  fc.assert(
    fc.property(fc.array(sighting, { minLength: 1, maxLength: 30 }), (seen) => {
      const { hide, see, sent } = aVisit()
      for (const one of seen) see(one)
      hide()
      reports += sent.length
      const told = JSON.stringify(sent)
      expect(marks.filter((mark) => told.includes(mark) || told.includes(encodeURIComponent(mark)))).toEqual([])
    }),
    { numRuns: 1000 }
  )
  expect(reports).toBe(1000)
})
