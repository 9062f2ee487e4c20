import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Interaction, PactFile } from "./rules/pactFile"

/**
 * `public-api` prices and sells behind `{proxy}`; `portal-host` answers beside the pages (CL-02).
 */
export type Provider = "public-api" | "portal-host"

export const providers: ReadonlyArray<Provider> = ["public-api", "portal-host"]

export const consumer = "portal-web"

/** Where the pacts stand: beside this folder, in a checkout and in the package of a release. */
export const pactsFolder = join(import.meta.dirname, "..", "pacts")

/** The pact with a provider, as it is agreed; or its namesake in another folder. */
export const agreed = (provider: Provider, folder = pactsFolder): PactFile =>
  JSON.parse(readFileSync(join(folder, `${consumer}-${provider}.json`), "utf8"))

/** A call by method and path: `{id}` stands for a number at its end. */
export const callNamed = (asked: string): string => asked.replace(/\/\d+$/, "/{id}")

export const callOf = ({ request: { method, path } }: Interaction): string => callNamed(`${method} ${path}`)

/** Every request and answer of both pacts. */
export const agreedCalls = (): ReadonlyArray<Interaction> =>
  providers.flatMap((provider) => agreed(provider).interactions)
