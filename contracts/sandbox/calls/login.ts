import { redirect } from "../http/answers"
import { shortPage } from "../login/page"
import type { Ask, Call } from "./call"

const isSecure = ({ origin }: Ask) => origin.startsWith("https:")

const failed = (status: number) =>
  shortPage(
    status,
    "No pudimos iniciar tu sesión",
    "Algo salió mal en el camino. Nada se perdió: se puede probar otra vez.",
    ["VOLVER A INTENTAR", "/login"]
  )

/** `GET /login`: sends the visitor to the login service (SR-10). */
export const login: Call = {
  name: "login",
  method: "GET",
  path: "/login",
  channel: "host",
  answer: async (ask) => {
    const { client, pending } = ask.login
    try {
      const begun = await client.begin(`${ask.origin}/login/callback`)
      return redirect(begun.address, pending.add(begun.pending, ask.cookies, isSecure(ask)))
    } catch (error) {
      ask.log(`No se pudo empezar un login: ${error instanceof Error ? error.name : "error"}`)
      return failed(502)
    }
  }
}

const mailLink = async ({ accounts, channel, mails, origin }: Ask, email: string) => {
  const link = `${origin}/login/validar/${accounts.tokenFor(email)}`
  await mails.deliver({
    channel: channel.code,
    call: "login",
    name: `Asistencia ${channel.brand}`,
    to: email,
    subject: channel.voice === "vos" ? "Validá tu email" : "Valida tu email",
    text: `Hola:\n\nPara terminar de crear tu cuenta, este es el enlace:\n\n${link}\n\nSirve una sola vez.`,
    fields: { link }
  })
}

/**
 * `GET /login/callback`: opens the session that the login service vouches for and redirects to
 * `/redirect` (SR-03).
 */
export const loginCallback: Call = {
  name: "login/callback",
  method: "GET",
  path: "/login/callback",
  channel: "host",
  answer: async (ask) => {
    const { accounts, cookies, login, origin, query, search, sessions } = ask
    const secure = isSecure(ask)
    const pending = login.pending.take(query.state ?? "", cookies, secure)
    if (pending === undefined) return failed(400)
    try {
      const { idToken, person } = await login.client.finish(new URL(`${origin}/login/callback${search}`), pending)
      if (!person.verified && login.isOwn && accounts.of(person.email)) await mailLink(ask, person.email)
      return redirect("/redirect", sessions.begin(person, { secure, idToken, replaced: cookies }))
    } catch (error) {
      ask.log(`No se pudo terminar un login: ${error instanceof Error ? error.name : "error"}`)
      return failed(400)
    }
  }
}

const spent = () =>
  shortPage(404, "Este enlace ya no sirve", "Ya se usó, o es de una visita anterior.", ["ENTRAR", "/login"])

/**
 * `GET /login/validar/{token}`: the page of a mailed link. It changes nothing, because what scans
 * mails opens their links too.
 */
export const loginValidation: Call = {
  name: "login/validar",
  method: "GET",
  path: "/login/validar/:token",
  channel: "host",
  answer: ({ accounts, params }) =>
    accounts.knows(params.token ?? "")
      ? shortPage(200, "Un paso más", "Con este botón tu email queda validado.", ["VALIDAR MI EMAIL"])
      : spent()
}

/** `POST /login/validar/{token}`: verifies the e-mail that received the token. */
export const loginValidated: Call = {
  ...loginValidation,
  method: "POST",
  answer: ({ accounts, params }) => {
    if (accounts.verify(params.token ?? "") === undefined) return spent()
    return shortPage(200, "Tu email está validado", "Gracias. Tu cuenta está lista para seguir.", [
      "CONTINUAR",
      "/login"
    ])
  }
}

/** `GET /logout`: ends the session here and at the login service, then redirects home (SR-10). */
export const logout: Call = {
  name: "logout",
  method: "GET",
  path: "/logout",
  channel: "host",
  answer: async (ask) => {
    const { cookies, login, origin, sessions } = ask
    const { cookie, idToken } = sessions.end(cookies, isSecure(ask))
    const away =
      idToken === undefined ? undefined : await login.client.leave(idToken, `${origin}/`).catch(() => undefined)
    return redirect(away ?? "/", cookie)
  }
}
