import { createHash } from "node:crypto"
import { html } from "../http/answers"

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for HTML. */
export const shown = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? "")

const style = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1d2433; background: #f3f5f9 }
* { box-sizing: border-box }
body { margin: 0; padding: 1rem }
main { max-width: 26rem; margin: 4vh auto 0; padding: 1.5rem; background: #fff; border: 1px solid #d5dae4; border-radius: .75rem; overflow-wrap: anywhere }
h1 { margin: .25rem 0 1rem; font-size: 1.5rem; line-height: 1.2 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem }
p { margin: 0 0 1rem }
.sandbox { margin: 0; font-size: .875rem; color: #4d586e }
label { display: block; margin: 0 0 .25rem; font-weight: 600 }
input { display: block; width: 100%; min-height: 2.75rem; margin: 0 0 1rem; padding: .5rem .75rem; font: inherit; border: 1px solid #6b768c; border-radius: .5rem }
input[aria-invalid] { border-color: #b3261e }
.wrong { color: #b3261e }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .625rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: #fff; background: #1f4fbf; border: 0; border-radius: .5rem; cursor: pointer }
button:hover, .button:hover { background: #173d96 }
:focus-visible { outline: 3px solid #1f4fbf; outline-offset: 2px }
a { color: #1f4fbf }
ul { margin: 0 0 1rem; padding: 0; list-style: none; font-size: .875rem }
li { padding: .5rem 0; border-top: 1px solid #e3e7ee }
li b { display: block }
`

/** A CSP source for an inline style or script. */
export const sourceOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** `leadsTo` is the origin where the form may end. */
type Page = {
  readonly title: string
  readonly main: string
  readonly status?: number
  readonly leadsTo?: string | undefined
}

/** A login page, and the policy that allows its one style. */
export const loginAnswer = ({ leadsTo, main, status, title }: Page): Response => {
  const text = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shown(title)}</title>
<style>${style}</style>
<main>
<p class="sandbox">Sandbox: nada de esto es de verdad.</p>
<h1>${shown(title)}</h1>
${main}
</main>
</html>`
  const policy = [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    // Browsers also apply this to every redirect that answers the form.
    ["form-action 'self'", ...(leadsTo === undefined ? [] : [leadsTo])].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ]
  const answer = html(text, status)
  answer.headers.set("content-security-policy", policy.join("; "))
  return answer
}

type Way = readonly [label: string, href?: string]

const wayOn = ([label, href]: Way) =>
  href === undefined
    ? `<form method="post"><button>${shown(label)}</button></form>`
    : `<a class="button" href="${shown(href)}">${shown(label)}</a>`

/**
 * A short page with one message and at most one way on: a link or, without an address, a button that
 * posts to the page's own. It sends no referrer.
 */
export const shortPage = (status: number, title: string, text: string, way?: Way): Response => {
  const main = `<p>${shown(text)}</p>${way === undefined ? "" : `\n${wayOn(way)}`}`
  const answer = loginAnswer({ status, title, main })
  answer.headers.set("referrer-policy", "no-referrer")
  return answer
}
