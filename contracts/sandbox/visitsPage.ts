import { html } from "./http/answers"
import type { Visit } from "./http/visits"
import { shown, sourceOf } from "./login/page"

/** A report with its channel and the time when it came. */
export type Came = Visit & { readonly time: string; readonly channel: string }

const style =
  "body { font: 1rem/1.5 sans-serif } table { border-collapse: collapse } th, td { padding: 4px 12px; border: 1px solid #999; text-align: start; vertical-align: top }"

const lines = (counts: Readonly<Record<string, number>>, sign: string) =>
  Object.entries(counts)
    .map(([name, count]) => shown(`${name} ${sign}${count}`))
    .join("<br>")

const row = ({ calls, channel, errors, release, steps, time, vitals }: Came) =>
  [
    shown(time.slice(0, 19).replace("T", " ")),
    shown(channel),
    shown(release),
    lines(vitals, ""),
    lines(errors, "× "),
    lines(calls, "× "),
    shown(steps.join(" → "))
  ]
    .map((cell) => `<td>${cell}</td>`)
    .join("")

const heads = ["Hora (UTC)", "Canal", "Versión", "Medidas", "Errores", "Llamadas fallidas", "Páginas"]

/** What the portal reported of its visits, newest first. */
export const visitsPage = (came: readonly Came[]): Response => {
  const answer = html(`<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visitas del sandbox</title>
<style>${style}</style>
<h1>Visitas del sandbox</h1>
<p>${came.length === 0 ? "Todavía no llegó ningún informe." : "El último primero. Ninguno dice de quién es."}</p>
<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead>
<tbody>${came.map((one) => `<tr>${row(one)}</tr>`).join("")}</tbody></table>
</html>`)
  answer.headers.set(
    "content-security-policy",
    `default-src 'none'; style-src ${sourceOf(style)}; frame-ancestors 'none'`
  )
  return answer
}
