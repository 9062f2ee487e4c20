import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aSale, postSale } from "./selling"
import { startSandbox } from "./server"
import { firstDay, mailsOf } from "./started"
import { dayAfter } from "./testing"

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sandbox-data-"))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const key = "6f9619ff-8b86-4d01-b42d-00c04fc964ff"
const sale = aSale()

test("an order and its mail stay over a restart, under their key", async () => {
  const now = () => new Date(dayAfter(firstDay))
  const first = await startSandbox({ port: 0, dataDir, now })
  const { text } = await postSale(first, sale, { key })
  await first.close()
  const again = await startSandbox({ port: 0, dataDir, now })
  expect(await postSale(again, sale, { key })).toMatchObject({ status: 200, text })
  expect(await mailsOf(again)).toMatchObject([{ fields: JSON.parse(text) }])
  const { text: next } = await postSale(again, aSale())
  expect(JSON.parse(next).idSalesOrder).toBe(JSON.parse(text).idSalesOrder + 1)
  await again.close()
})

test("a second sandbox on one directory is refused; a closed one leaves it free", async () => {
  const first = await startSandbox({ port: 0, dataDir })
  await expect(startSandbox({ port: 0, dataDir })).rejects.toThrow(`Otro proceso usa ${dataDir}`)
  await first.close()
  await (await startSandbox({ port: 0, dataDir })).close()
})

test("a damaged file stops the start and stays: an empty store would sell its orders again", async () => {
  const file = join(dataDir, "data.json")
  const good = readFileSync(file, "utf8")
  writeFileSync(file, good.slice(0, -1))
  await expect(startSandbox({ port: 0, dataDir })).rejects.toThrow(`No se puede leer ${file}`)
  expect(readFileSync(file, "utf8")).toBe(good.slice(0, -1))
  rmSync(file)
  await (await startSandbox({ port: 0, dataDir })).close()
})
