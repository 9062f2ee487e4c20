import { describe, expect, test } from "vitest"
import { email } from "./http/email"
import { aMail } from "./selling"
import { startedSandbox } from "./started"
import { send } from "./testing"

// The tenth duty: text that no database stores is refused, never a 500 (docs/duties.md).

const sandbox = startedSandbox()

const headers = { "content-type": "application/json", idchannel: "B2C" }
const post = (path: string, body: string) => send(sandbox, path, { method: "POST", headers, body })

const mailOf = (plan: string) => JSON.stringify(aMail({ Product: ["PLAN"] })).replace('"PLAN"', plan)

describe("a mailed plan is refused, and the mailbox stays whole, with", () => {
  test.each([
    ["NUL in a key", '{"Id":101,"\\u0000":1}'],
    ["half of a pair in a key", '{"Id":101,"\\ud800":1}'],
    ["half of a pair in a key of a key", '{"Id":101,"Title":{"a":{"\\udc00":1}}}'],
    ["an object as its title", '{"Id":101,"Title":{"toString":1}}'],
    ["a list as its name", '{"Id":101,"Name":[{"toString":1}]}']
  ])("%s", async (_, plan) => {
    expect((await post("/public_api/sales/mail", mailOf(plan))).status).toBe(400)
    expect((await send(sandbox, "/_sandbox/correo")).status).toBe(200)
  })
})

test.each(["to", "from", "channel"])("the mailbox refuses %s with NUL", async (name) => {
  for (const method of ["GET", "DELETE"])
    expect((await send(sandbox, `/_sandbox/correo?${name}=a%00b`, { method })).status).toBe(400)
  expect((await send(sandbox, `/_sandbox/people?${name}=%00`, { method: "DELETE" })).status).toBe(400)
})

test.each([
  '{"state":{"toString":1}}',
  '{"state":null}',
  '{"action":{"toString":1},"state":["a"]}',
  '{"state":"somebody is logged in","params":{"email":{"toString":1},"channel":"\\u0000"}}'
])("the state endpoint refuses %s", async (body) => expect((await post("/_sandbox/states", body)).status).toBe(400))

test("a long e-mail without an end costs no time", () => {
  const started = performance.now()
  for (let tries = 0; tries < 100; tries += 1) expect(email.test(`a@${".".repeat(7900)}@`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(1000)
  for (const good of ["a@b.c", "ana.b+c@mail.example.com"]) expect(email.test(good)).toBe(true)
  for (const bad of ["a@b", "a@b.", "a@.b", "a@b..c", "a@b.c@d.e", "a b@c.d"]) expect(email.test(bad)).toBe(false)
})
