import { html } from "../http/answers"
import { shown, sourceOf } from "../login/page"
import type { Mail } from "./mailbox"

const style = "body { font: 1rem/1.5 sans-serif; overflow-wrap: anywhere } pre { font: inherit; white-space: pre-wrap }"

const way = (href: string, label: string) => `\n<p><a href="${shown(href)}">${shown(label)}</a></p>`

// Links only what the sandbox itself wrote.
const ways = ({ call, fields: { link }, voucher }: Mail) =>
  [
    call === "login" && typeof link === "string" ? way(link, "Validar el email") : "",
    voucher === undefined ? "" : way(`/_sandbox/correo/${voucher}`, voucher)
  ].join("")

const article = (mail: Mail) => {
  const { channel, from, name, sentAt, subject, text, to } = mail
  return `
<article>
<h2>${shown(subject)}</h2>
<p>De ${shown(name)} &lt;${shown(from)}&gt; para ${shown(to)}<br>
Canal ${shown(channel)} · <time datetime="${sentAt}">${sentAt.slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${shown(text)}</pre>${ways(mail)}
</article>`
}

/** The mails as a page, newest first. Escapes what visitors wrote. */
export const mailPage = (mails: readonly Mail[]): Response => {
  const count = mails.length === 1 ? "1 correo" : `${mails.length} correos`
  const answer = html(`<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Correo del sandbox</title>
<style>${style}</style>
<h1>Correo del sandbox</h1>
<p>${mails.length === 0 ? "Todavía no llegó ningún correo." : `${count}, el último primero. Nada de esto salió de esta máquina.`}</p>
${mails.map(article).join("<hr>")}
</html>`)
  const policy = `default-src 'none'; style-src ${sourceOf(style)}; frame-ancestors 'none'`
  answer.headers.set("content-security-policy", policy)
  return answer
}
