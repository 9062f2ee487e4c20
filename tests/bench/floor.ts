import { createServer } from "node:http"
import { openDatabase } from "../../contracts/sandbox/database"

/*
 * The floor of the sandbox's benches: a server of Node alone that reads a body and sends as many
 * bytes as a quote, and the same database with one transaction of two inserts a request, as a sale
 * has.
 */
const [, , bytes = "0", dataDir] = process.argv
const answer = "x".repeat(Number(bytes))
const db = await openDatabase(dataDir)
await db.script(
  "create table a (id integer generated always as identity, t jsonb); create table b (id integer, t jsonb)"
)
const text = JSON.stringify({ filler: "x".repeat(900) })

const twoInserts = () =>
  db.atomic(async (same) => {
    const [row] = await same.rows<{ id: number }>("insert into a (t) values ($1::jsonb) returning id", [text])
    await same.rows("insert into b (id, t) values ($1, $2::jsonb)", [row?.id, text])
  })

const server = createServer((asked, sent) => {
  const parts: Array<Buffer> = []
  asked.on("data", (part: Buffer) => parts.push(part))
  asked.on("end", async () => {
    JSON.parse(Buffer.concat(parts).toString() || "{}")
    if (asked.url === "/database") await twoInserts()
    sent.writeHead(200, { "content-type": "application/json" }).end(asked.url === "/database" ? "{}" : answer)
  })
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`)
})
