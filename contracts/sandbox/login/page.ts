import { createHash } from "node:crypto"
import { html } from "../http/answers"
import { password } from "../people/accounts"
import { cast } from "../people/people"

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for HTML. */
export const shown = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? "")

const style = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1d2433; background: #f3f5f9 }
* { box-sizing: border-box }
main { max-width: 34rem; margin: 4vh auto 0; padding: 1.5rem; background: #fff; overflow-wrap: anywhere }
input, button, .button { display: block; width: 100%; min-height: 2.75rem; margin: 0 0 1rem; padding: .5rem .75rem; font: inherit }
button, .button { text-align: center; color: #fff; background: #1f4fbf; border: 0 }
.wrong { color: #b3261e }
li b { display: block }
pre { font: inherit; white-space: pre-wrap }
`

const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

/** A page of the sandbox's own, and the policy that allows its one style. */
export const page = (title: string, main: string, status?: number): Response => {
  const answer = html(
    `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shown(title)}</title>
<style>${style}</style>
<main>
<p>Sandbox: nada de esto es de verdad.</p>
<h1>${shown(title)}</h1>
${main}
</main>
</html>`,
    status
  )
  const policy = `default-src 'none'; style-src ${styleSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  answer.headers.set("content-security-policy", policy)
  return answer
}

const people = cast.map(({ email, told }) => `<li><b>${email}</b> ${told}</li>`).join("\n")

/** The form of the login. `typed` is the e-mail of a failed attempt. */
export const loginForm = (brand: string, typed?: string): Response => {
  const [first, marks, wrong] =
    typed === undefined
      ? [" autofocus", "", ""]
      : [
          "",
          ' aria-invalid="true" aria-describedby="wrong"',
          '\n<p class="wrong" id="wrong" role="alert">El email o la contraseña no son correctos.</p>'
        ]
  return page(
    "Iniciar sesión",
    `<p>Vas a entrar a Asistencia ${shown(brand)}.</p>
<form method="post" action="/login" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" value="${shown(typed ?? "")}"${marks}${first}>
<label for="password">Contraseña</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="254"${marks}>${wrong}
<button>ENTRAR</button>
</form>
<h2>Personas de prueba</h2>
<p>La contraseña de todas es <b>${password}</b>.</p>
<ul>
${people}
</ul>
<p><a href="/">Volver al sitio</a></p>`
  )
}

type Way = readonly [label: string, href?: string]

const wayOn = ([label, href]: Way) =>
  href === undefined
    ? `<form method="post"><button>${shown(label)}</button></form>`
    : `<a class="button" href="${shown(href)}">${shown(label)}</a>`

/**
 * A short page with one message and one way on: a link or, without an address, a button that posts
 * to the page's own. It sends no referrer.
 */
export const shortPage = (status: number, title: string, text: string, way: Way): Response => {
  const answer = page(title, `<p>${shown(text)}</p>\n${wayOn(way)}`, status)
  answer.headers.set("referrer-policy", "no-referrer")
  return answer
}
