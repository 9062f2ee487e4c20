import { randomUUID } from "node:crypto"
import { json } from "node:stream/consumers"
import { expect, test } from "vitest"
import type { Interaction } from "../rules/pactFile"
import { listen } from "../verifier/listen"
import { faultsOf } from "./faults"
import { missingValues, wrongValues } from "./values"

// A provider of three calls whose state endpoint has one fault at a time.

const call = (
  words: readonly [description: string, state: string],
  params: Readonly<Record<string, string>>,
  asked: string,
  response: Interaction["response"]
): Interaction => {
  const [method = "", path = ""] = asked.split(" ")
  const [description, name] = words
  return { description, providerStates: [{ name, params }], request: { method, path }, response }
}

/** Sends values that the state answers. */
const sending = (one: Interaction, ...names: ReadonlyArray<string>): Interaction => {
  const sent = names.map((name) => [name, { type: "ProviderState", expression: ["$", `{${name}}`].join("") }] as const)
  return { ...one, request: { ...one.request, generators: { header: Object.fromEntries(sent) } } }
}

const interactions = [
  call(["Ana", "somebody is logged in"], { email: "ana" }, "GET /userinfo", {
    status: 200,
    body: { content: { email: "ana" } }
  }),
  call(["no visitor", "nobody is logged in"], {}, "GET /userinfo", { status: 204 }),
  sending(call(["a sale", "a plan can be bought"], { bank: "approves" }, "POST /sale", { status: 200 }), "key"),
  call(["a refusal", "a plan can be bought"], { bank: "declines" }, "POST /sale", { status: 402 }),
  call(["a banner", "the banner is chosen"], { banner: "a.svg" }, "GET /banner", {
    status: 200,
    body: { content: { name: "a.svg" } }
  }),
  call(["no banner", "the banner is missing"], { status: "503" }, "GET /banner", { status: 503 })
]

interface Order {
  readonly action: "setup" | "teardown"
  readonly state: string
  readonly params: Readonly<Record<string, string>>
}

/** What the provider was told last. */
interface World {
  email?: string | undefined
  bank?: string | undefined
  status?: string | undefined
  state?: string
  key?: string
}

/** Brings about a state; returns the status of the endpoint's answer. */
type Endpoint = (world: World, order: Order) => number

const right: Endpoint = (world, { action, params, state }) => {
  if (!interactions.some(({ providerStates }) => providerStates?.[0]?.name === state)) return 400
  if (action === "teardown") return 200
  Object.assign(world, { email: params.email, bank: params.bank, status: params.status, state })
  return 200
}

const answerOf = ({ bank, email, status }: World, url: string): readonly [status: number, body?: object] => {
  if (url === "/userinfo") return email === undefined ? [204] : [200, { email }]
  if (url === "/sale") return [bank === "declines" ? 402 : 200]
  return status === undefined ? [200, { name: "a.svg" }] : [Number(status)]
}

const stateAnswer = (status: number, { key = randomUUID() }: World): readonly [status: number, body?: object] =>
  status === 200 ? [status, { key }] : [status]

const faultsWith = async (endpoint: Endpoint) => {
  const world: World = {}
  const { close, url } = await listen(async (incoming, outgoing) => {
    const isState = incoming.url === "/states"
    const [status, body] = isState
      ? stateAnswer(endpoint(world, (await json(incoming)) as Order), world)
      : answerOf(world, incoming.url ?? "")
    outgoing.writeHead(status, { "content-type": "application/json" }).end(body && JSON.stringify(body))
  })
  const faults = await faultsOf({ url, setup: `${url}/states`, headers: {} }, interactions)
  await close()
  return faults
}

const faulty: ReadonlyArray<readonly [fault: string, Endpoint, told: ReadonlyArray<string>]> = [
  [
    "takes an unknown state",
    (world, order) => (right(world, order) === 400 ? 200 : 200),
    ["An unknown state is taken: a misspelt state would go unnoticed"]
  ],
  [
    "keeps the failure of the state before, once",
    (world, order) => {
      const { state, status } = world
      const taken = right(world, order)
      if (state === "the banner is missing") world.status ??= status
      return taken
    },
    ["'the banner is missing' remains in 'the banner is chosen': GET /banner · a banner: status is 503"]
  ],
  [
    "ignores a parameter",
    (world, order) => right(world, { ...order, params: { ...order.params, bank: "approves" } }),
    ['\'a plan can be bought\' {"bank":"declines"} is taken, but POST /sale · a refusal is wrong: status is 200']
  ],
  [
    "answers one key for all purchases",
    (world, order) => {
      world.key = "3f0c8a52-91d4-4b7e-a2c6-5d8e1f907b3c"
      return right(world, order)
    },
    ["'a plan can be bought' answers one `key` twice, not a new one each time"]
  ]
]

test.each(faulty)("an endpoint that %s is named", async (_, endpoint, told) => {
  expect(await faultsWith(endpoint)).toEqual(told)
})

test("an endpoint that answers no day is named, with the day from which on the pact is red", () => {
  const request = {
    method: "POST",
    path: "/quote",
    body: { content: { quote: { TripInitialDate: "2027-01-10" } } },
    generators: {
      body: { "$.quote.TripInitialDate": { type: "ProviderState", expression: ["$", "{departure}"].join("") } }
    }
  }
  const quote = { description: "plans", providerStates: [{ name: "on sale" }], request, response: { status: 200 } }
  expect(missingValues("on sale", {}, [quote])).toBe(
    "'on sale' answers no `departure`: from 2027-01-11 on its calls are red"
  )
  expect(missingValues("on sale", { departure: "2028-01-10" }, [quote])).toBeUndefined()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const slashed = (day: string) => day.split("-").reverse().join("/")

test.each([
  [{ departure: inDays(21), return: inDays(36), bought: slashed(inDays(-2)), key: randomUUID() }, []],
  [{ departure: inDays(-30), return: inDays(-15) }, ["departure"]],
  [{ departure: inDays(21), return: inDays(26) }, ["return"]],
  [{ departure: inDays(21), return: slashed(inDays(36)) }, ["return"]],
  [{ bought: inDays(-2) }, ["bought"]],
  [{ bought: slashed(inDays(-20)) }, ["bought"]],
  [{ key: "clave-1" }, ["key"]]
])("of the values %j these are told: %j", (values, told) => {
  const all = sending(call(["a call", "a state"], {}, "GET /", { status: 200 }), "departure", "return", "bought", "key")
  const found = wrongValues("a state", [values], [all]).map((fault) => /`(\w+)`/.exec(fault)?.[1])
  expect(found).toEqual(told)
})

test("a right endpoint has no fault", async () => {
  expect(await faultsWith(right)).toEqual([])
})
