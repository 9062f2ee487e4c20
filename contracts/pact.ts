import { join } from "node:path"
import { Pact, SpecificationVersion } from "@pact-foundation/pact"
import type { ProviderState } from "./states"

process.env.PACT_DO_NOT_TRACK = "true"

/** Who serves the portal: `public-api` prices and sells behind `{proxy}`, `portal-host` answers beside the pages (1§7). */
export type Provider = "public-api" | "portal-host"

export const providers: ReadonlyArray<Provider> = ["public-api", "portal-host"]

const folder = join(import.meta.dirname, "..", "pacts")
const consumer = "portal-web"

/** Where the contract with a provider is written. */
export const pactFile = (provider: Provider): string => join(folder, `${consumer}-${provider}.json`)

/** An interaction in the making, with a provider that is in a state; every parameter of the state is told. */
export const inState = <State extends ProviderState>(
  provider: Provider,
  { description }: State,
  parameters: Readonly<Record<keyof State["parameters"], string | number | boolean>>
) =>
  new Pact({
    consumer,
    provider,
    dir: folder,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: "warn"
  })
    .addInteraction()
    .given(description, { ...parameters })

/** What every call carries (CL-01). The portal sends these very words; only the channel's code differs. */
export const callHeaders = (channel: string) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "application/json",
  IdChannel: channel,
  Pragma: "no-cache",
  "X-Requested-With": "XMLHttpRequest"
})
