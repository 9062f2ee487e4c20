import type { Published, Store, Webhook } from "./store"

const event = "contract_requiring_verification_published"

/** Fills in the broker's variables, such as `${pactbroker.pactUrl}`. */
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\$\{pactbroker\.(\w+)\}/g, (_, name: string) => values[name] ?? "")

const isFor = ({ consumer, events, provider }: Webhook, pact: Published) =>
  events.some(({ name }) => name === event) &&
  (provider?.name ?? pact.provider) === pact.provider &&
  (consumer?.name ?? pact.consumer) === pact.consumer

/** The requests of the webhooks for a pact that a version of its provider has to verify. */
export const webhooksFor = (
  store: Store,
  pact: Published,
  version: string,
  pactUrl: string
): ReadonlyArray<readonly [url: string, init: RequestInit]> => {
  const values = {
    pactUrl,
    providerName: pact.provider,
    consumerName: pact.consumer,
    providerVersionNumber: version,
    providerVersionBranch: [...(store.branches.get(`${pact.provider} ${version}`) ?? [])].at(-1) ?? "",
    consumerVersionNumber: pact.version,
    consumerVersionBranch: pact.branch ?? ""
  }
  return [...store.webhooks.values()]
    .filter((webhook) => isFor(webhook, pact))
    .map(({ request: { body, headers = {}, method, url } }) => {
      const text = typeof body === "string" ? body : JSON.stringify(body)
      return [url, { method, headers, body: filled(text, values) }]
    })
}
