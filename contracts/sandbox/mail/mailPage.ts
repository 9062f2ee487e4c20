import { page, shown } from "../login/page"
import type { Mail } from "./mailbox"

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
  const count = mails.length === 1 ? "1 correo" : `${mails.length} correos, el último primero`
  return page("Correo del sandbox", `<p>${count}.</p>\n${mails.map(article).join("<hr>")}`)
}
