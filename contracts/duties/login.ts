import { setTimeout as wait } from "node:timers/promises"
import { bring } from "../endpoint/ask"
import { type Checked, type Finding, faultsIf, StateRefused } from "./asked"

/** What a login set: a `Set-Cookie` line each, and the cookies as a browser sends them. */
interface Session {
  readonly lines: ReadonlyArray<string>
  readonly cookie: string
}

/** The cookies of these lines, as a browser sends them. */
const sent = (lines: ReadonlyArray<string>) => lines.map((line) => line.split(";")[0]).join("; ")

/** Logs a person in, on a browser that has these cookies, as behind https. */
export const logIn = async ({ headers, login = "" }: Checked, email: string, cookie = ""): Promise<Session> => {
  const answer = await fetch(login, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "x-forwarded-proto": "https", cookie },
    body: JSON.stringify({ email }),
    redirect: "manual"
  })
  const lines = answer.headers.getSetCookie()
  if (answer.status >= 400 || lines.length === 0)
    throw new Error(`${login} answered ${answer.status} with ${lines.length} cookies to ${email}: no session was seen`)
  return { lines, cookie: sent(lines) }
}

const get = async ({ headers, url }: Checked, path: string, cookie: string, more = {}) => {
  const init = { headers: { ...headers, ...more, cookie, "x-requested-with": "XMLHttpRequest" } }
  const answer = await fetch(`${url.replace(/\/+$/, "")}${path}`, { ...init, redirect: "manual" })
  return { status: answer.status, text: await answer.text() }
}

const counts = async (checked: Checked, cookie: string) => (await get(checked, "/userinfo", cookie)).status === 200

/** What a browser must know of a cookie, so that no script and no other site has its session. */
const wanted = {
  HttpOnly: /;\s*HttpOnly\s*(;|$)/i,
  "SameSite=Lax": /;\s*SameSite=(Lax|Strict)\s*(;|$)/i,
  Secure: /;\s*Secure\s*(;|$)/i,
  "Path=/": /;\s*Path=\/\s*(;|$)/i
}

/** Logs the state endpoint's visitor out: a provider might answer as the one of an earlier state. */
const leaveStates = async (checked: Checked) => {
  const name = "nobody is logged in"
  const { refused } = await bring(checked, { name, params: { channel: "B2C" } })
  if (refused !== undefined) throw new StateRefused(`the state '${name}' was refused: ${refused}`)
}

/** The lines without whose cookie the session is none. */
const ofSession = async (checked: Checked, { lines }: Session) => {
  const needed = await Promise.all(
    lines.map(async (line) => !(await counts(checked, sent(lines.filter((one) => one !== line)))))
  )
  return lines.filter((_, nth) => needed[nth])
}

/** A session ends by itself: after its time no answer comes to its cookie. */
export const sessionsEnd = async (checked: Checked): Promise<Finding> => {
  const { login, sessionSeconds } = checked
  if (login === undefined || sessionSeconds === undefined) return { lacks: "--login and --session-seconds" }
  const { cookie } = await logIn(checked, "ana@example.com")
  if (!(await counts(checked, cookie))) return { faults: ["/userinfo does not know the session of a login"] }
  await wait(sessionSeconds * 1000 + 200)
  return { faults: faultsIf(await counts(checked, cookie), `after ${sessionSeconds} s the cookie still counts`) }
}

/**
 * A session is in a cookie that only the browser and this site have, new at each login. A logout
 * ends it at the provider, and a link of another site does not.
 */
export const logoutEnds = async (checked: Checked): Promise<Finding> => {
  if (checked.login === undefined) return { lacks: "--login" }
  await leaveStates(checked)
  const session = await logIn(checked, "ana@example.com")
  if (!(await counts(checked, session.cookie))) return { faults: ["/userinfo does not know the session of a login"] }
  const lines = await ofSession(checked, session)
  const faults = lines.flatMap((line) =>
    Object.entries(wanted).flatMap(([word, form]) =>
      faultsIf(!form.test(line), `the cookie ${line.split("=")[0]} of the session has no ${word}`)
    )
  )
  const next = await logIn(checked, "ana@example.com", session.cookie)
  const isSame = lines.some((line) => next.cookie.split("; ").includes(sent([line])))
  for (const site of ["cross-site", "same-site"]) {
    await get(checked, "/logout", next.cookie, { "sec-fetch-site": site })
    const isOver = !(await counts(checked, next.cookie))
    faults.push(...faultsIf(isOver, `a /logout from a ${site} page ended the session`))
    if (isOver) return { faults }
  }
  await get(checked, "/logout", next.cookie, { "sec-fetch-site": "same-origin" })
  return {
    faults: [
      ...faults,
      ...faultsIf(await counts(checked, ""), "/userinfo answers 200 without a cookie, and nobody is logged in"),
      ...faultsIf(isSame, "two logins got one cookie: a session is new at each login"),
      ...faultsIf(await counts(checked, next.cookie), "after /logout the cookie still counts")
    ]
  }
}
