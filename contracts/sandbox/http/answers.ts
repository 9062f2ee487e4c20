import { securityHeaders } from "./documents"

const answerHeaders = {
  ...securityHeaders,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-sandbox": "precios inventados"
}

const jsonHeaders = { ...answerHeaders, "content-type": "application/json; charset=utf-8" }
const htmlHeaders = { ...answerHeaders, "content-type": "text/html; charset=utf-8" }

/** An API answer. No cache stores it; a 204 has no body. */
export const json = (value: unknown, status = 200): Response =>
  new Response(status === 204 ? null : JSON.stringify(value), { status, headers: jsonHeaders })

export const nothing = (): Response => new Response(null, { status: 204, headers: answerHeaders })

/** Redirects a browser and sets a cookie. */
export const redirect = (address: string, cookie?: string): Response =>
  new Response(null, {
    status: 302,
    headers: { ...answerHeaders, location: address, ...(cookie === undefined ? {} : { "set-cookie": cookie }) }
  })

/** Every refusal has this form: `{ error, campos }`. `campos` names each wrong field. */
export const refusal = (status: number, error: string, campos: readonly string[] = []): Response =>
  json({ error, campos }, status)

/** A PDF to show. Without a policy, which would break the browser's own viewer. */
export const pdf = (bytes: Uint8Array<ArrayBuffer>, fileName: string): Response =>
  new Response(bytes, {
    headers: {
      ...securityHeaders,
      "cache-control": "no-store",
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`
    }
  })

/** A page of the sandbox itself. */
export const html = (text: string, status = 200): Response => new Response(text, { status, headers: htmlHeaders })
