import { expect, test } from "vitest"
import { requestOf } from "./ask"

const fromState = (expression: string) => ({ type: "ProviderState", expression: expression.replaceAll("#", "$") })
const interaction = {
  description: "a sale",
  request: {
    method: "POST",
    path: "/sale",
    headers: { "Idempotency-Key": ["old"], IdChannel: ["X"] },
    body: { content: { Day: "2027-01-10", Trip: { Message: "on 2027-01-10" } } },
    generators: {
      header: { "Idempotency-Key": fromState("#{key}") },
      body: { "$.Day": fromState("#{departure}"), "$.Trip.Message": fromState("on #{departure}") }
    }
  },
  response: { status: 200 }
}
const asked = { url: "http://localhost/", setup: undefined, headers: {} }

test("a request carries what the state answered, in headers, fields and texts", () => {
  const { address, content, init } = requestOf(asked, interaction, { departure: "2028-05-05", key: "new" })
  expect(address).toBe("http://localhost/sale")
  expect(content).toEqual({ Day: "2028-05-05", Trip: { Message: "on 2028-05-05" } })
  expect(init.headers).toEqual({ "Idempotency-Key": "new", IdChannel: "X" })
})

test("where the state answers nothing, the request keeps its example", () => {
  const { content, init } = requestOf(asked, interaction, {})
  expect(content).toEqual(interaction.request.body.content)
  expect(init.headers).toEqual({ "Idempotency-Key": "old", IdChannel: "X" })
})
