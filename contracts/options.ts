import { parseArgs } from "node:util"
import { agreed, type Provider, providers } from "./agreed"
import type { ChannelRow } from "./channels"
import type { Checked } from "./duties/asked"
import type { PactFile } from "./rules/pactFile"
import { asSeconds, asUrl, giveUp, headersOf, optionsOr } from "./verifier/options"

const help = `Checks a provider. In a checkout of the portal: npm run contracts:verify -- --url ADDRESS;
with the package of a release alone: npx portal-contracts verify --url ADDRESS

  verify      asks everything that the pacts hold, and tells where answers differ (docs/verify.md)
  states      checks a state endpoint by itself: it takes every state, twice in a row and in any
              order, refuses an unknown one, answers the values of the day, and nothing of a state
              remains in the next one (docs/states.md)
  duties      plays what no pact can hold (docs/duties.md), in a test environment: it sells some
              400 plans. A duty that lacks its option is not asked

For all three
  --url       the provider: what stands before /public_api, or before /userinfo and /api.
              Default: the origin of --setup. In a checkout, without both: the sandbox
  --setup     the state endpoint. Without it the provider must be in every state by itself
  --header    'Name: value' for every request, such as a key of a gateway; can be repeated
  --provider  one of ${providers.join(", ")}. Default: both
  --help      this

For verify and states
  --pacts     the folder of the pact files. Default: those of this release

For verify and duties
  --origin    a page that sells through the provider: may it read each answer of public_api, and
              may its sales carry Idempotency-Key (CORS)?
              Default of verify: the channels that name the provider in proxyHosts. Can be repeated
  --only      the call of this description, or all calls or duties with these words in it; can be
              repeated

For duties
  --login            where a customer is logged in: POST { "email": … } sets the cookie, as /login does
  --session-seconds  how long such a session lasts: the check waits for its end
  --clock            where the clock is put ahead: POST { "ahead": seconds }; 0 puts it right
  --start            a command that starts the provider once more,
  --start-url        at this address, with its state endpoint at the path of --setup, and
  --mails            where it then shows its sent mails with the number of each order: the check
                     kills it amid its sales, and starts it again

Ends with 0 if the provider is right, 1 if not, 2 if that could not be found out.`

const text = { type: "string" } as const
const texts = { type: "string", multiple: true } as const
const options = {
  url: text,
  setup: text,
  header: texts,
  help: { type: "boolean" } as const,
  provider: text,
  pacts: text,
  origin: texts,
  only: texts,
  login: text,
  "session-seconds": text,
  clock: text,
  start: text,
  "start-url": text,
  mails: text
} as const

/** The name of a check, and its options. Prints the help and ends if they ask for it, or cannot be read. */
export const read = (args: ReadonlyArray<string>) =>
  optionsOr(help, () => {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { ...values, name: positionals[0] }
  })

/** The options that people gave. */
export type Values = Omit<ReturnType<typeof read>, "name">

/** The provider under check, and what its people lend for it; undefined if they name none. */
export const checkedOf = (values: Values, channels: Checked["channels"]): Checked | undefined => {
  const { clock, header, login, mails, origin: [origin] = [], start, url } = values
  const [seconds, startUrl] = [values["session-seconds"], values["start-url"]]
  const setup = values.setup === undefined ? undefined : asUrl("setup", values.setup)
  const at = url === undefined ? setup && new URL(setup).origin : asUrl("url", url)
  if (at === undefined) return undefined
  const second =
    start === undefined || startUrl === undefined || mails === undefined
      ? undefined
      : { command: start, url: startUrl, mails, setup: setup && new URL(new URL(setup).pathname, startUrl).href }
  const sessionSeconds = seconds === undefined ? undefined : asSeconds("session-seconds", seconds)
  return {
    url: at,
    setup,
    second,
    origin,
    login: login && asUrl("login", login),
    clock,
    sessionSeconds,
    providers: namedProviders(values),
    channels,
    headers: headersOf(header)
  }
}

/**
 * What a check finds where it runs. A checkout has the sandbox, with all options of the duties; the
 * package of a release has not.
 */
export interface Around {
  readonly channels: () => Promise<ReadonlyArray<ChannelRow>>
  readonly sandbox?: () => Promise<{ readonly checked: Checked; readonly close: () => Promise<void> }>
}

/** The providers that the options name. */
export const namedProviders = ({ provider }: Pick<Values, "provider">): ReadonlyArray<Provider> => {
  const named = providers.filter((one) => provider === undefined || one === provider)
  return named.length > 0 ? named : giveUp(`--provider is one of: ${providers.join(", ")}`)
}

/** The pacts that the options name. */
export const pactsOf = (values: Values): ReadonlyArray<readonly [Provider, PactFile]> =>
  namedProviders(values).map((one) => [one, agreed(one, values.pacts)])
