import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { localServer } from "../localServer"
import { noAnswer } from "./differences"
import { openGate } from "./gate"

const server = await localServer()
const heard: Array<string> = []
const gate = await openGate({
  url: server.origin,
  headers: {},
  bring: async () => ({ refused: undefined, values: {} }),
  watch: (_, { body }) => void heard.push(body)
})
afterAll(() => Promise.all([gate.close(), server.close()]))

const told = '{"name":"Córdoba"}'

const asked = async (encoding: string, bytes: Buffer) => {
  server.answerWith((response) => response.writeHead(200, { "content-encoding": encoding }).end(bytes))
  const { status } = await fetch(`${gate.url}/public_api/country`)
  return { status, heard: heard.splice(0) }
}

test.each([
  ["gzip", gzipSync(told)],
  ["br", brotliCompressSync(told)],
  ["deflate", deflateSync(told)],
  ["identity", Buffer.from(told)]
])("an answer in %s, which no call asked for, is read as a browser reads it", async (encoding, bytes) => {
  expect(await asked(encoding, bytes)).toEqual({ status: 200, heard: [told] })
})

test("an answer without a body may say that it is packed", async () => {
  expect(await asked("gzip", Buffer.of())).toEqual({ status: 200, heard: [""] })
})

test("an answer that is not packed as it says is none", async () => {
  expect(await asked("gzip", Buffer.from(told))).toEqual({ status: noAnswer, heard: [] })
  expect([...gate.troubles]).toEqual(["No answer came: incorrect header check"])
})
