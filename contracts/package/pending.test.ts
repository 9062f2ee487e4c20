import { afterAll, describe, expect, test } from "vitest"
import { type Provider, providers } from "../agreed"
import { otherAnswers, pendingPact } from "../pending"
import { startSandbox } from "../sandbox/server"
import { callHeader } from "../verifier/gate"
import { listen } from "../verifier/listen"
import { replayPact } from "../verifier/replayPact"

// What a broker shows of the pending pacts: Pact's own verifier replays them.

const sandbox = await startSandbox({ port: 0 })
/** Answers each call in the other form; a state, with nothing. */
const other = await listen((request, response) => {
  const asked = decodeURIComponent(String(request.headers[callHeader]))
  const { body = {}, status = 200 } =
    otherAnswers.find((one) => asked === `${one.asked} (assumption ${one.assumption}: ${one.form})`) ?? {}
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
})
afterAll(async () => {
  await other.close()
  await sandbox.close()
})

/** The calls whose answer is right, as a broker shows them. */
const rightOf = async (provider: Provider, url: string, statesUrl: string) => {
  const { interactionResults } = await replayPact(provider, pendingPact(provider), { url, statesUrl })
  return interactionResults.filter(({ result }) => result === "OK").map(({ description }) => description)
}

describe.each(providers)("the pending pact with %s", (provider) => {
  test("is right of a provider that has the other forms", async () => {
    const wanted = pendingPact(provider).interactions.map(({ description }) => description)
    expect(wanted.length).toBeGreaterThan(3)
    expect(await rightOf(provider, other.url, other.url)).toEqual(wanted)
  })

  test("is red in each call of one that has the pact's, as the sandbox", async () => {
    expect(await rightOf(provider, sandbox.url, `${sandbox.url}/_sandbox/states`)).toEqual([])
  })
})
