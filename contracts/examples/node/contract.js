import { readFileSync } from "node:fs"
import { test } from "node:test"
import { Verifier } from "@pact-foundation/pact"
import { startServer } from "./server.js"
import { makeShop } from "./shop.js"

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url)))

const shop = makeShop(read("../shop.json"))
const server = await startServer(shop, 0)
server.unref()

const selling = (parameters) => shop.bring(parameters)
const stateHandlers = {
  "plans are on sale": selling,
  "no plans are on sale": (parameters) => shop.bring(parameters, false),
  "a plan can be bought": selling,
  "somebody is logged in": selling,
  "nobody is logged in": selling,
  "the lists of the forms are known": selling,
  "messages are taken": selling,
  "the banner of the channel is chosen": selling,
  "the consent domain of the channel is chosen": selling,
  "the address of the public API is known": selling,
  "a partner arranged a trip": selling
}

/** Pact only warns of a state without a handler, and goes on. */
const refuseUnknownStates = (pact) => {
  for (const { name } of pact.interactions.flatMap(({ providerStates }) => providerStates))
    if (!Object.hasOwn(stateHandlers, name)) throw new Error(`No handler for the state: ${name}`)
}

for (const provider of ["public-api", "portal-host"])
  test(`${provider} keeps the contract`, async () => {
    const file = `../../../pacts/portal-web-${provider}.json`
    refuseUnknownStates(read(file))
    await new Verifier({
      provider,
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      pactUrls: [new URL(file, import.meta.url).pathname],
      stateHandlers,
      timeout: 5000,
      logLevel: "error"
    }).verifyProvider()
  })
