import { join } from "node:path"
import { Matchers, Pact, SpecificationVersion } from "@pact-foundation/pact"
import type { ProviderState } from "./states"

process.env.PACT_DO_NOT_TRACK = "true"

/** Who serves the portal: `public-api` prices and sells behind `{proxy}`, `portal-host` answers beside the pages (CL-02). */
export type Provider = "public-api" | "portal-host"

export const providers: ReadonlyArray<Provider> = ["public-api", "portal-host"]

const folder = join(import.meta.dirname, "..", "pacts")
const consumer = "portal-web"

/** Where the contract with a provider is written. */
export const pactFile = (provider: Provider): string => join(folder, `${consumer}-${provider}.json`)

interface MockServer {
  readonly mockServerMismatches: (port: number) => ReadonlyArray<{ readonly type: string }>
}

/** The mock server answers before it notes what it was asked: whoever looks at once may find that nothing was. */
const isNoted = async (server: MockServer, port: number) => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (server.mockServerMismatches(port).every(({ type }) => type !== "missing-request")) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

type AskMockServer = (server: { readonly port: number }) => unknown

/** The same interaction, whose test ends when the mock server has noted the call. */
const patient = <Step extends object>(step: Step): Step =>
  new Proxy(step, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== "function") return value
      if (name !== "executeTest") return (...given: ReadonlyArray<unknown>) => patient(value.apply(target, given))
      const made: object = target
      return (ask: AskMockServer) =>
        value.call(target, async (server: { readonly port: number }) => {
          await ask(server)
          await isNoted(Reflect.get(made, "pact"), server.port)
        })
    }
  })

/** An interaction in the making, with a provider that is in a state; every parameter of the state is told. */
export const inState = <State extends ProviderState>(
  provider: Provider,
  { description }: State,
  parameters: Readonly<Record<keyof State["parameters"], string | number | boolean>>
): ReturnType<Pact["addInteraction"]> =>
  patient(
    new Pact({
      consumer,
      provider,
      dir: folder,
      spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
      logLevel: "warn"
    }).addInteraction()
  ).given(description, { ...parameters })

/**
 * A form in which a provider may answer instead, as the specification shows none or two: it is pending in the pact, so that a provider
 * which has the other form is told and does not fail.
 */
export const otherForm = (interaction: ReturnType<typeof inState>): ReturnType<typeof inState> =>
  interaction.pending(true).comment("Another form of the same answer: a provider has one of them.")

type Interaction = ReturnType<typeof inState>
type Response = ReturnType<ReturnType<Interaction["uponReceiving"]>["withRequest"]>["willRespondWith"]
type ResponseBuilder = Parameters<NonNullable<Parameters<Response>[1]>>[0]

/** Answers null, and nothing else will do: Pact takes a null that is told as JSON for a body that is not there. */
export const answerNull = (response: ResponseBuilder) =>
  response
    .body("application/json", Buffer.from("null"))
    .matchingRules({ body: { path: "$", rules: [Matchers.regex("^\\s*null\\s*$", "null")] } })

/** What every call carries (CL-01). The portal sends these very words; only the channel's code differs. */
export const callHeaders = (channel: string) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "application/json",
  IdChannel: channel,
  Pragma: "no-cache",
  "X-Requested-With": "XMLHttpRequest"
})
