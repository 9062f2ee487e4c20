import { proxy } from "hono/proxy"
import type { Wire } from "./answerCall"
import { refusal } from "./http/answers"
import { securityHeaders } from "./http/documents"

const patience = 75_000

/** The origin of a real back end; throws in Spanish unless it is https, or http on this machine. */
export const proxyOrigin = (target: string): string => {
  const url = URL.canParse(target) ? new URL(target) : undefined
  const isLocal = url !== undefined && /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(url.hostname)
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) return url.origin
  throw new Error("PROXY_TARGET debe ser una dirección https.")
}

const answerHeaders = (answer: Response, own: string, target: string) => {
  const headers = new Headers(answer.headers)
  const location = headers.get("location")
  if (location?.startsWith(`${target}/`)) headers.set("location", own + location.slice(target.length))
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  headers.set("cache-control", "no-store")
  return headers
}

/** Replaces the back end's address by ours, as a page may call no other host (CL-08). */
const bodyOf = async (answer: Response, pathname: string, own: string, target: string) =>
  pathname === "/api_url" ? (await answer.text()).replaceAll(target, own) : answer.body

export const forward = async (target: string, c: Wire): Promise<Response> => {
  const { origin: own, pathname, search } = new URL(c.req.url)
  const {
    connection: _connection,
    "content-length": _length,
    expect: _expect,
    host: _host,
    ...headers
  } = c.req.header()
  // The back end compares Origin with its own host. It gets its own origin in place of ours; any
  // other stays.
  if (headers.origin === own) headers.origin = target
  try {
    const answer = await proxy(target + pathname + search, {
      raw: c.req.raw,
      headers,
      redirect: "manual",
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(patience)])
    })
    return new Response(await bodyOf(answer, pathname, own, target), {
      status: answer.status,
      headers: answerHeaders(answer, own, target)
    })
  } catch {
    return refusal(502, "No se pudo llegar al servidor de PROXY_TARGET.")
  }
}
