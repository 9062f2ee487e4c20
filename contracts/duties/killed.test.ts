import { expect, test } from "vitest"
import { providers } from "../agreed"
import { freePort } from "../verifier/listen"
import { saleWithMail } from "./killed"
import { quoted } from "./sandbox"

/** Sells, mails what it sold, and keeps all of it in memory alone. */
const forgetful = (port: number) => `
  const orders = {}
  const first = Date.now()
  require("node:http").createServer((request, response) => {
    const key = request.headers["idempotency-key"]
    if (key) orders[key] ??= first + Object.keys(orders).length
    const body = JSON.stringify(key ? { idSalesOrder: orders[key] } : Object.values(orders))
    setTimeout(() => response.end(body), Math.random() * 40)
  }).listen(${port}, "127.0.0.1")`

test("an order that is answered and lost with the process is told", { timeout: 60_000 }, async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const command = `exec ${[process.execPath, "-e", forgetful(port)].map(quoted).join(" ")}`
  const second = { url, setup: undefined, command, mails: `${url}/mails` }
  const unused = { channels: [], login: undefined, sessionSeconds: undefined, origin: undefined, clock: undefined }
  const found = await saleWithMail({ ...unused, url, setup: undefined, headers: {}, providers, second })
  expect(found).toEqual({
    faults: expect.arrayContaining([
      expect.stringMatching(/^\d+ orders were answered and lost: \d+/),
      expect.stringMatching(/^40 orders were mailed, and 0 times to ana@example.com$/)
    ])
  })
})
