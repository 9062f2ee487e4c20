import { type Answer, type Sent, send } from "../testing"

/** A browser without a screen. Keeps cookies per host and follows no redirect by itself. */
export type Visitor = {
  readonly get: (address: string) => Promise<Answer>
  readonly post: (address: string, body: string) => Promise<Answer>
  /** Follows redirects. Returns the last address and its answer. */
  readonly follow: (address: string) => Promise<{ readonly address: string; readonly answer: Answer }>
  /** The `Cookie` header for a host. */
  readonly cookies: (host: string) => string
  readonly forgetCookies: () => void
}

type Jar = Map<string, { readonly value: string; readonly path: string }>

const keep = (jar: Jar, line: string) => {
  const [pair = "", ...rest] = line.split(/;\s*/)
  const [name = "", value = ""] = pair.split(/=(.*)/)
  const path = rest.find((part) => /^path=/i.test(part))?.slice(5) ?? "/"
  const isGone = value === "" || rest.some((part) => /^(max-age=0|expires=Thu, 01 Jan 1970)/i.test(part))
  if (isGone) jar.delete(name)
  else jar.set(name, { value, path })
}

export const aVisitor = (): Visitor => {
  const jars = new Map<string, Jar>()
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map()
    jars.set(host, jar)
    return jar
  }
  const cookies = (host: string, path = "/") =>
    [...jarOf(host)]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ")
  const go = async (address: string, sent: Sent) => {
    const { host, pathname, port, search } = new URL(address)
    const headers = { accept: "text/html", host, cookie: cookies(host, pathname), ...sent.headers }
    const answer = await send({ port: Number(port) }, pathname + search, { ...sent, headers })
    for (const line of answer.headers["set-cookie"] ?? []) keep(jarOf(host), line)
    return answer
  }
  const get = (address: string) => go(address, {})
  return {
    get,
    post: (address, body) =>
      go(address, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body }),
    follow: async (address) => {
      let at = address
      for (let steps = 0; steps < 10; steps += 1) {
        const answer = await get(at)
        if (answer.headers.location === undefined) return { address: at, answer }
        at = new URL(answer.headers.location, at).href
      }
      throw new Error(`no end of being sent elsewhere: ${at}`)
    },
    cookies,
    forgetCookies: () => jars.clear()
  }
}

/**
 * Submits the login form at an address and follows the redirects. `formAt` is the form's address if
 * it shows again.
 */
export const enterAt = async (visitor: Visitor, formAt: string, email: string, password = "viaje") => {
  const answer = await visitor.post(formAt, new URLSearchParams({ email, password }).toString())
  const { location } = answer.headers
  return location === undefined ? { address: formAt, answer } : visitor.follow(new URL(location, formAt).href)
}
