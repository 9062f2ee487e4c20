import { randomUUID } from "node:crypto"

/** The ISO day this many days from today. */
const dayFrom = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A visitor's today may be yesterday in UTC. */
const isPast = (day) => day < dayFrom(-1)
const done = { status: 200, body: {} }
const refused = { status: 400 }

/** What both providers sell and know. A state of the pacts changes it. */
export const makeShop = (data) => {
  const orders = new Map()
  let given = {}
  let sells = true

  /** Brings about a state by its parameters and returns the values that depend on the day. */
  const bring = (parameters, sellsPlans = true) => {
    given = parameters
    sells = sellsPlans
    const bought = dayFrom(-2).split("-").reverse().join("/")
    return { departure: dayFrom(21), return: dayFrom(36), bought, key: randomUUID() }
  }

  const quote = ({ body }) => {
    const { DestinationCountryIsoCode, PromotionalCode, TripInitialDate } = body.quote
    if (DestinationCountryIsoCode !== given.code || isPast(TripInitialDate)) return refused
    return { status: 200, body: sells ? (data.plans[PromotionalCode] ?? data.plans[""]) : [] }
  }

  /** One order for each key: a repeated sale gets the same answer and charges nothing. */
  const sell = ({ body, key = randomUUID() }) => {
    if (isPast(body.DepartureDate) || body.ATSPProductId !== given.plan) return refused
    const status = data.cards[body.CreditCardNumber] ?? 400
    if (status !== 200) return { status }
    const order = orders.get(key) ?? { idSalesOrder: 9001 + orders.size, reserveId: "48201936" }
    orders.set(key, order)
    return { status, body: order }
  }

  const arranged = ({ query }) => {
    if (query.get("id") !== given.id) return { status: 404 }
    const expiresDateTime = given.until ? `${given.until}T12:00:00Z` : `${dayFrom(9)}T23:59:59`
    return { status: 200, body: { data: { jsonObj: JSON.stringify(data.partner), expiresDateTime } } }
  }

  const provinces = (country) => {
    const body = data.provinces[country]
    return { status: body ? 200 : 404, body }
  }

  const userinfo = () =>
    given.email
      ? { status: 200, body: { email: given.email, email_verified: given.verified === true } }
      : { status: 401 }

  const registered = () => (given.registered ? { status: 200, body: data.registered } : { status: 404 })

  const calls = {
    "POST /public_api/valueslist": () => ({ status: 200, body: JSON.stringify(data.documentTypes) }),
    "GET /public_api/country": () => ({ status: 200, body: data.countries }),
    "POST /public_api/sales/quote": quote,
    "POST /public_api/sales/enroll": sell,
    "POST /api/sales/enroll": sell,
    "GET /public_api/sales/external/getquote": arranged,
    "GET /public_api/banner": () => ({ status: 200, body: { name: given.banner || null } }),
    "POST /public_api/notification/request": () => done,
    "POST /public_api/notification/regret": () => done,
    "POST /public_api/sales/mail": () => done,
    "POST /api/sales/mail": () => done,
    "POST /api/user/save": () => done,
    "GET /userinfo": userinfo,
    "GET /api/user/info": registered,
    "GET /api/sales": () => ({ status: 200, body: data.purchases[given.purchases] }),
    "GET /api_url": () => ({ status: 200, body: "https://api.example.com" }),
    "GET /one_trust": () => ({ status: 200, body: { domainId: given.domain } })
  }

  /** Answers a request with a status and a body; without a body it sends none. */
  const answer = (asked) => {
    if (asked.path.startsWith("/api/") && !given.email) return { status: 401 }
    const [, country] = /^\/public_api\/state\/country\/(\d+)$/.exec(asked.path) ?? []
    if (country) return provinces(country)
    return calls[`${asked.method} ${asked.path}`]?.(asked) ?? { status: 404 }
  }

  return { answer, bring }
}
