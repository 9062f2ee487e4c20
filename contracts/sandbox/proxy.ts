import type { Wire } from "./answerCall"
import { refusal } from "./http/answers"
import { readBody } from "./http/body"
import { securityHeaders } from "./http/documents"

const cap = 1024 * 1024
const patience = 75_000
const hopByHop = [
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade"
]

/** The origin of a real back end; throws in Spanish unless it is https, or http on this machine. */
export const proxyOrigin = (target: string): string => {
  const url = URL.canParse(target) ? new URL(target) : undefined
  const isLocal = url !== undefined && /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(url.hostname)
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) return url.origin
  throw new Error("PROXY_TARGET debe ser una dirección https.")
}

const requestHeaders = (c: Wire, own: string, target: string) => {
  const headers = new Headers(c.req.raw.headers)
  for (const name of hopByHop) headers.delete(name)
  // The back end compares Origin with its own host. It gets its own origin in place of ours; any
  // other stays.
  if (headers.get("origin") === own) headers.set("origin", target)
  return headers
}

const answerHeaders = (answer: Response, own: string, target: string) => {
  const headers = new Headers(answer.headers)
  for (const name of [...hopByHop, "content-encoding"]) headers.delete(name)
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
  const { method } = c.req
  const { origin, pathname, search } = new URL(c.req.url)
  const body = method === "GET" || method === "HEAD" ? "" : await readBody(c.env.incoming, cap)
  if (body === undefined) return refusal(413, "El cuerpo del pedido supera 1 MB.")
  const gone = new AbortController()
  c.env.outgoing.on("close", () => gone.abort())
  try {
    const answer = await fetch(target + pathname + search, {
      method,
      headers: requestHeaders(c, origin, target),
      redirect: "manual",
      signal: AbortSignal.any([gone.signal, AbortSignal.timeout(patience)]),
      ...(body === "" ? {} : { body })
    })
    return new Response(await bodyOf(answer, pathname, origin, target), {
      status: answer.status,
      headers: answerHeaders(answer, origin, target)
    })
  } catch {
    return refusal(502, "No se pudo llegar al servidor de PROXY_TARGET.")
  }
}
