import { randomUUID } from "node:crypto"
import { redirect } from "../http/answers"
import { shortPage } from "../login/page"
import { patienceMs } from "../login/service"
import type { Ask, Call } from "./call"

const isSecure = ({ origin }: Ask) => origin.startsWith("https:")

const failed = () =>
  shortPage(
    400,
    "No pudimos iniciar tu sesión",
    "Algo salió mal en el camino. Nada se perdió: se puede probar otra vez.",
    ["VOLVER A INTENTAR", "/login"]
  )

// Over https only the `__Host-` cookie counts: no other host can have set it.
const nameOf = (secure: boolean) => (secure ? "__Host-entrada" : "entrada")

/** The browser that began a login. */
const browserIn = (cookies: string | undefined, secure: boolean) =>
  new RegExp(`(?:^|;\\s*)${nameOf(secure)}=([\\w-]{36})(?:;|$)`).exec(cookies ?? "")?.[1]

const browserCookie = (browser: string, secure: boolean) =>
  `${nameOf(secure)}=${browser}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}; Max-Age=${patienceMs / 1000}`

/** `GET /login`: sends the visitor to the login service (SR-10). */
export const login: Call = {
  name: "login",
  method: "GET",
  path: "/login",
  channel: "host",
  answer: (ask) => {
    const browser = browserIn(ask.cookies, isSecure(ask)) ?? randomUUID()
    return redirect(ask.login.begin(ask.origin, browser), browserCookie(browser, isSecure(ask)))
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
    const { cookies, login, origin, query, sessions } = ask
    const secure = isSecure(ask)
    const person = login.redeem(query.code ?? "", origin, browserIn(cookies, secure))
    if (person === undefined) return failed()
    if (!person.verified) await mailLink(ask, person.email)
    return redirect("/redirect", sessions.begin(person, { secure, vouched: true, replaced: cookies }))
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
  answer: (ask) => {
    const { cookies, login, origin, sessions } = ask
    const { cookie, vouched } = sessions.end(cookies, isSecure(ask))
    return redirect(vouched ? `${login.begin(origin, "")}/salir` : "/", cookie)
  }
}
