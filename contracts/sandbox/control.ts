import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { secured, type Wire } from "./answerCall"
import { calls } from "./calls/registry"
import { channelOfHost } from "./channels"
import { readFault } from "./faults"
import { json, pdf, refusal } from "./http/answers"
import { readValue } from "./http/body"
import { page, shown } from "./login/page"
import type { Mail } from "./mail/mailbox"
import { emails } from "./people/people"
import { drawVoucher } from "./sales/drawVoucher"
import { changeState } from "./states"
import type { World } from "./world"

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
const mailPage = (mails: readonly Mail[]): Response => {
  const count = mails.length === 1 ? "1 correo" : `${mails.length} correos, el último primero`
  return page("Correo del sandbox", `<p>${count}.</p>\n${mails.map(article).join("<hr>")}`)
}

const names = [...new Set(calls.map(({ name }) => name))]

const addFault = async (world: World, c: Wire): Promise<Response> => {
  const { refused, value } = await readValue(c.env.incoming)
  if (refused) return refused
  const reading = readFault(value, names)
  if ("wrong" in reading) return refusal(400, "La falla pedida tiene datos inválidos.", reading.wrong)
  world.faults.add(reading.fault)
  return json(reading.fault, 201)
}

/** Logs a person in without a password. */
const beginSession = async ({ accounts, sessions }: World, c: Wire): Promise<Response> => {
  const { refused, value } = await readValue(c.env.incoming)
  if (refused) return refused
  const person = accounts.of(String(Object(value).email))
  if (person === undefined) return refusal(400, `El email debe ser uno de: ${emails.join(", ")}.`, ["email"])
  const answer = json({ email: person.email, email_verified: person.verified }, 201)
  answer.headers.set("set-cookie", sessions.begin(person))
  return secured(c, answer)
}

const voucher = ({ book }: World, fileName: string): Response => {
  const sale = book.withVoucher(fileName)
  return sale ? pdf(drawVoucher(sale), fileName) : refusal(404, "Ese voucher no existe.")
}

/** The sandbox's own handles, under `/_sandbox`: faults, request log and mails. */
export const controlRoutes = (world: World): Hono<{ Bindings: HttpBindings }> => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  // Under a host name of its own, another site could read what visitors sent.
  routes.use("*", async (c, next) => {
    if (channelOfHost(c.env.incoming.headers.host ?? "") === undefined)
      return refusal(400, "Este servidor no atiende a ese nombre de host.")
    return next()
  })
  routes.get("/faults", () => json(world.faults.list()))
  routes.post("/faults", (c) => addFault(world, c))
  routes.get("/requests", (c) => {
    const { call, channel } = c.req.query()
    return json(world.requests.list({ call, channel }))
  })
  routes.post("/session", (c) => beginSession(world, c))
  routes.post("/states", (c) => changeState(world, c))
  routes.get("/correo", (c) => {
    const { from, to } = c.req.query()
    const found = world.mails.list({ from, to })
    const asked = c.env.incoming.headers.accept ?? ""
    return asked.includes("application/json") ? json(found) : mailPage(found)
  })
  routes.get("/correo/:fileName", (c) => voucher(world, c.req.param("fileName")))
  const forget: Readonly<Record<string, (channel?: string) => void>> = {
    faults: world.faults.clear,
    requests: world.requests.forget,
    trips: world.book.freeAll,
    correo: world.mails.forget,
    people: () => {
      world.accounts.reset()
      world.users.reset()
    }
  }
  for (const [what, forgetAll] of Object.entries(forget))
    routes.delete(`/${what}`, (c) => {
      forgetAll(c.req.query("channel"))
      return json([])
    })
  routes.all("*", () => refusal(404, "Esa llamada no existe."))
  return routes
}
