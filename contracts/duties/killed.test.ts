import { expect, test } from "vitest"
import { providers } from "../agreed"
import { freePort } from "../verifier/listen"
import { saleWithMail } from "./killed"
import { quoted } from "./sandbox"

/** Sells, lists as mails what it sold, and keeps all of it in memory alone. A request with a key is `sold`. */
const forgetful = (port: number, mails: string) => `
  const orders = {}, sold = []
  const first = Date.now()
  require("node:http").createServer((request, response) => {
    const key = request.headers["idempotency-key"]
    if (key) sold.push(orders[key] ??= first + Object.keys(orders).length)
    const body = JSON.stringify(key ? { idSalesOrder: orders[key] } : ${mails})
    setTimeout(() => response.end(body), Math.random() * 40)
  }).listen(${port}, "127.0.0.1")`

const foundOf = async (mails: string) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const command = `exec ${[process.execPath, "-e", forgetful(port, mails)].map(quoted).join(" ")}`
  const second = { url, setup: undefined, command, mails: `${url}/mails` }
  const unused = { channels: [], login: undefined, sessionSeconds: undefined, origin: undefined, clock: undefined }
  return saleWithMail({ ...unused, url, setup: undefined, headers: {}, providers, second })
}

test("an order that is answered and lost with the process is told", { timeout: 60_000 }, async () => {
  expect(await foundOf("Object.values(orders)")).toEqual({
    faults: expect.arrayContaining([
      expect.stringMatching(/^\d+ orders were answered and lost: \d+/),
      expect.stringMatching(/^40 orders were mailed, and 0 times to ana@example.com$/)
    ])
  })
})

test("who mails an order twice, or once more to the same key, is told", { timeout: 60_000 }, async () => {
  const letter = `{ idSalesOrder, to: "ana@example.com" }`
  expect(await foundOf(`sold.flatMap((idSalesOrder) => [${letter}, ${letter}])`)).toEqual({
    faults: expect.arrayContaining(["40 of 40 orders were mailed again when their key was sent again"]),
    warnings: ["40 of 40 orders are in the list of mails twice: did ana@example.com get one letter twice?"]
  })
})
