import { redirect } from "../http/answers"
import { loginForm, shortPage } from "../login/page"
import type { Person } from "../people/people"
import type { Ask, Call } from "./call"

const mailLink = ({ accounts, channel, mails, origin }: Ask, email: string) => {
  const link = `${origin}/login/validar/${accounts.tokenFor(email)}`
  mails.deliver({
    channel: channel.code,
    call: "login",
    name: `Asistencia ${channel.brand}`,
    to: email,
    subject: "Validá tu email",
    text: `Hola:\n\nPara terminar de crear tu cuenta, este es el enlace:\n\n${link}\n\nSirve una sola vez.`,
    fields: { link }
  })
}

/** Begins a new session and redirects to `/redirect` (SR-03). */
const entered = (ask: Ask, person: Person) => {
  if (!person.verified) mailLink(ask, person.email)
  return redirect("/redirect", ask.sessions.begin(person))
}

/** `GET /login`: the form; a visitor who is logged in needs none (SR-10). */
export const login: Call = {
  name: "login",
  method: "GET",
  path: "/login",
  answer: (ask) => {
    const person = ask.accounts.of(ask.person?.email ?? "")
    return person === undefined ? loginForm(ask.channel.brand) : entered(ask, person)
  }
}

/** `POST /login`: what the form sends. */
export const loggedIn: Call = {
  ...login,
  method: "POST",
  form: true,
  answer: (ask) => {
    const { email = "", password = "" } = ask.body as Readonly<Record<string, string>>
    const person = ask.accounts.enter(email, password)
    return person === undefined ? loginForm(ask.channel.brand, email) : entered(ask, person)
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
  answer: ({ accounts, params }) =>
    accounts.knows(params.token ?? "")
      ? shortPage(200, "Un paso más", "Con este botón tu email queda validado.", ["VALIDAR MI EMAIL"])
      : spent()
}

/** `POST /login/validar/{token}`: verifies the e-mail that received the token. */
export const loginValidated: Call = {
  ...loginValidation,
  method: "POST",
  form: true,
  answer: ({ accounts, params }) => {
    if (accounts.verify(params.token ?? "") === undefined) return spent()
    return shortPage(200, "Tu email está validado", "Gracias. Tu cuenta está lista para seguir.", [
      "CONTINUAR",
      "/login"
    ])
  }
}

/** `GET /logout`: ends the session and redirects home (SR-10). */
export const logout: Call = {
  name: "logout",
  method: "GET",
  path: "/logout",
  answer: ({ cookies, sessions }) => redirect("/", sessions.end(cookies))
}
