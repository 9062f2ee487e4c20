import { afterAll, expect, test } from "vitest"
import { type Fault, instead } from "../verifier/faultyProvider"
import { example } from "./asked"
import { foundBehind } from "./foundBehind"
import { sessionsEnd } from "./login"
import { checkedSandbox } from "./sandbox"

const { checked, close } = await checkedSandbox()
afterAll(close)

const logout = "a logout ends"

const loginSets =
  (change: (line: string) => string): Fault =>
  (answer) => ({ ...answer, headers: { ...answer.headers, "set-cookie": answer.headers["set-cookie"]?.map(change) } })

test.each([
  ["HttpOnly", "; HttpOnly", ""],
  ["SameSite=Lax", "; SameSite=Lax", ""],
  ["SameSite=Lax", "SameSite=Lax", "SameSite=None"],
  ["Secure", "; Secure", ""],
  ["Path=/", "; Path=/", ""],
  ["Path=/", "Path=/", "Path=/login"]
])("a session's cookie without %s is told: '%s' → '%s'", async (word, from, to) => {
  const found = await foundBehind(checked, logout, {
    "POST /_sandbox/session": loginSets((line) => line.replace(from, to))
  })
  expect(found).toEqual({ faults: [`the cookie sesion of the session has no ${word}`] })
})

test("a session's cookie is judged after a state that names a visitor too: a call without one is not theirs", async () => {
  await example(checked, "GET /userinfo", "somebody is logged in")
  const found = await foundBehind(checked, logout, {
    "POST /_sandbox/session": loginSets((line) => line.replace("; HttpOnly", ""))
  })
  expect(found).toEqual({ faults: ["the cookie sesion of the session has no HttpOnly"] })
})

test("a cookie that no session needs may be as it likes, and the session's may be stricter", async () => {
  const lines: Fault = ({ headers, ...answer }) => {
    const own = headers["set-cookie"]?.map((line) => line.replace("SameSite=Lax", "samesite=strict; Max-Age=900"))
    return { ...answer, headers: { ...headers, "set-cookie": ["idioma=es", ...(own ?? [])] } }
  }
  expect(await foundBehind(checked, logout, { "POST /_sandbox/session": lines })).toEqual({ faults: [] })
})

const body = JSON.stringify({ email: "ana@example.com" })

test("two logins with one cookie are told", async () => {
  const [first]: ReadonlyArray<string> = (
    await fetch(checked.login ?? "", { method: "POST", body })
  ).headers.getSetCookie()
  const found = await foundBehind(checked, logout, { "POST /_sandbox/session": loginSets(() => `${first}; Secure`) })
  expect(found).toEqual({ faults: ["two logins got one cookie: a session is new at each login"] })
})

test("a session that outlives its logout is told, and one that needs no cookie", async () => {
  expect(await foundBehind(checked, logout, { "GET /userinfo": instead(204, 200) })).toEqual({
    faults: ["/userinfo answers 200 without a cookie, and nobody is logged in", "after /logout the cookie still counts"]
  })
})

test("a logout by a link of another site is told", async () => {
  let left = false
  const found = await foundBehind(checked, logout, {
    "GET /logout": (answer) => {
      left = true
      return answer
    },
    "GET /userinfo": (answer) => (left ? { ...answer, status: 401 } : answer)
  })
  expect(found).toEqual({ faults: ["a /logout from a cross-site page ended the session"] })
})

test("a session that outlives its time is told", async () => {
  expect(await sessionsEnd({ ...checked, sessionSeconds: 0 })).toEqual({
    faults: ["after 0 s the cookie still counts"]
  })
})

test("a login that gives no session is told as such", async () => {
  await expect(foundBehind(checked, logout, { "POST /_sandbox/session": instead(201, 404) })).rejects.toThrow(
    "no session was seen"
  )
  const nobody = { "GET /userinfo": instead(200, 401) }
  expect(await foundBehind(checked, logout, nobody)).toEqual({
    faults: ["/userinfo does not know the session of a login"]
  })
})
