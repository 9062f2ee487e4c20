import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "./server"
import { send } from "./testing"

let sandbox: Sandbox
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "sandbox-visits-"))
  await writeFile(join(dist, "index.html"), "<!doctype html>")
  sandbox = await startSandbox({ port: 0, dist, reports: true })
}, 60_000)
afterAll(async () => {
  await sandbox.close()
  await rm(dist, { recursive: true, force: true })
})

const headers = { host: "b2c.localhost", "content-type": "application/json" }
const post = (body: string, host = "b2c.localhost") =>
  send(sandbox, "/reports/visits", { method: "POST", headers: { ...headers, host }, body })
const shown = async (accept: string) =>
  (await send(sandbox, "/_sandbox/visits", { headers: { ...headers, accept } })).text

const visit = {
  release: "portal-C7nFteXV.js",
  vitals: { lcp: 1241, cls: 0.06, inp: 200 },
  errors: { "ResultsPage-Kg3dKxPU.js:1:4071": 2 },
  calls: { "quote 503": 1, "userinfo 0": 1 },
  steps: ["/", "/cotizar"]
}

describe("reports of visits (OU-24)", () => {
  test("are kept with time and channel, and shown as a page", async () => {
    expect((await post(JSON.stringify(visit))).status).toBe(204)
    expect(JSON.parse(await shown("application/json"))[0]).toEqual({
      time: expect.any(String),
      channel: "B2C",
      ...visit
    })
    const page = await shown("text/html")
    for (const text of ["portal-C7nFteXV.js", "lcp 1241", "ResultsPage-Kg3dKxPU.js:1:4071 × 2", "quote 503 × 1"])
      expect(page).toContain(text)
  })

  test.each(["4242424242424242", "ana@example.com", "/cotizar?edades=34", "<script>", "Valentina García"])(
    "keep no %s, in whichever field it comes",
    async (mark) => {
      await post(JSON.stringify({ ...visit, [mark]: mark, id: mark, steps: [mark, "/"] }))
      for (const field of ["vitals", "errors", "calls", "steps"])
        await post(JSON.stringify({ ...visit, [field]: { [mark]: 1, lcp: mark, [`${mark}.js:1:1`]: 1 } }))
      expect((await post(JSON.stringify({ ...visit, release: mark }))).status).toBe(400)
      const kept = await shown("application/json")
      expect(kept).not.toContain(mark)
      expect(JSON.parse(kept)[0].release).toBe(visit.release)
    }
  )

  test("are refused from unknown hosts, over 8 kB, and when they are no report", async () => {
    expect((await post("{}", "evil.example")).status).toBe(404)
    expect((await post("x")).status).toBe(400)
    expect((await post("null")).status).toBe(400)
    expect((await post(`"${"a".repeat(9000)}"`)).status).toBe(413)
    expect((await send(sandbox, "/_sandbox/visits", { headers: { host: "evil.example" } })).status).toBe(400)
    const silent = await startSandbox({ port: 0, dist })
    expect((await send(silent, "/reports/visits", { method: "POST", headers, body: "{}" })).status).toBe(405)
    await silent.close()
  }, 60_000)
})
