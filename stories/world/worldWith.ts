import type { Switched } from "../../.storybook/globals"
import { aVoucher } from "../../contracts/fixtures/account"
import { anExternalQuote } from "../../contracts/fixtures/external"
import type { MemoryProviderOptions } from "../../contracts/fixtures/memory/world"
import { threePlans } from "../../contracts/fixtures/plans"
import type { Profile } from "../../src/core/account/profile"
import { externalProducer } from "../../src/core/cart/cart"
import { SaleNotSent, SaleUnknown } from "../../src/core/enroll/EnrollApi"
import { ExternalQuoteUnavailable } from "../../src/core/external/externalQuote"
import { QuoteUnavailable } from "../../src/core/quote/QuoteApi"
import type { StoryWorld } from "./withWorld"

/** A world that says how the provider answers each port. */
type Answered = StoryWorld & Required<MemoryProviderOptions>

/**
 * Milliseconds per answer on a slow network; longer than the waits after which the portal shows a
 * message.
 */
export const slowMs = 3000

/** Returns a copy without the given entries. */
const without = <Whole extends object, Key extends keyof Whole>(whole: Whole | undefined, ...keys: Array<Key>) => {
  const rest = { ...whole } as Whole
  for (const key of keys) delete rest[key]
  return rest as Omit<Whole, Key>
}

const withSession = (story: StoryWorld, session: Switched["session"], registered: Profile): StoryWorld => {
  if (session === "story") return story
  const visit = without(story.visit, "session", "undecided")
  const account = without(story.account, "profile", "over")
  if (session === "anonymous") return { ...story, visit, account }
  if (session === "unverified")
    return { ...story, visit: { ...visit, session: { email: "carla@example.com", verified: false } }, account }
  const verified = { ...visit, session: { email: registered.email, verified: true } }
  if (session === "verified") return { ...story, visit: verified, account: { vouchers: [], ...account } }
  return { ...story, visit: verified, account: { vouchers: [aVoucher], ...account, profile: registered } }
}

const withContext = (story: StoryWorld, context: Switched["context"]): StoryWorld => {
  if (context === "story") return story
  const visit = without(story.visit, "external")
  if (context === "external") {
    const cart = { ...story.cart, producer: { sold: true, code: externalProducer } }
    return { ...story, visit: { ...visit, external: true }, cart }
  }
  const cart = story.cart?.producer?.code === externalProducer ? without(story.cart, "producer") : story.cart
  return { ...story, visit, ...(cart ? { cart } : {}) }
}

/** Every call succeeds. */
const withGoodNetwork = (story: StoryWorld): StoryWorld => ({
  ...without(story, "coverages", "checkout", "quotes"),
  ...(story.quotes?.plans ? { quotes: without(story.quotes, "failure", "delay") } : {}),
  lookups: without(story.lookups, "lost", "delay"),
  sales: without(story.sales, "failure", "delay"),
  mail: without(story.mail, "lost", "delay"),
  external: { quote: anExternalQuote, ...without(story.external, "failure", "delay") },
  account: { vouchers: [aVoucher], ...without(story.account, "over", "unknown", "down", "delay") },
  notifications: without(story.notifications, "lost", "delay")
})

const withSlowNetwork = (story: StoryWorld): Answered => {
  const good = withGoodNetwork(story)
  const delay = slowMs
  return {
    ...good,
    quotes: { ...(good.quotes ?? { plans: threePlans }), delay },
    lookups: { ...good.lookups, delay },
    sales: { ...good.sales, delay },
    mail: { ...good.mail, delay },
    external: { ...good.external, delay },
    account: { ...good.account, delay },
    notifications: { ...good.notifications, delay }
  }
}

/**
 * Every call fails: it does not arrive, or the provider returns an error. Data that this document
 * has already loaded stays.
 */
const withBadNetwork = (story: StoryWorld, arrived: boolean): Answered => {
  const good = withGoodNetwork(story)
  const cause = arrived ? "HTTP 500" : "Network"
  return {
    ...good,
    quotes: { ...good.quotes, failure: new QuoteUnavailable({ cause }) },
    lookups: { ...good.lookups, lost: true },
    sales: { ...good.sales, failure: arrived ? new SaleUnknown({ cause }) : new SaleNotSent({ cause }) },
    mail: { ...good.mail, lost: true },
    external: { failure: new ExternalQuoteUnavailable({ cause }) },
    account: { ...without(good.account, "vouchers"), unknown: true, down: true },
    notifications: { ...good.notifications, lost: true },
    coverages: "lost"
  }
}

const networks: Readonly<Record<Switched["network"], (story: StoryWorld) => StoryWorld>> = {
  story: (story) => story,
  ok: withGoodNetwork,
  slow: withSlowNetwork,
  down: (story) => withBadNetwork(story, false),
  error: (story) => withBadNetwork(story, true)
}

/** Applies the toolbar's switches to a story's world. An untouched switch changes nothing. */
export const worldWith = (
  story: StoryWorld,
  { context, network, session }: Switched,
  registered: Profile
): StoryWorld => networks[network](withContext(withSession(story, session, registered), context))
