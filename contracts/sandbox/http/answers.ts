import { securityHeaders } from "./documents"

const answerHeaders = {
  ...securityHeaders,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-sandbox": "precios inventados"
}

const jsonHeaders = { ...answerHeaders, "content-type": "application/json; charset=utf-8" }
const htmlHeaders = { ...answerHeaders, "content-type": "text/html; charset=utf-8" }

/** A field that was refused and why, in Spanish. */
export type Problem = { readonly campo: string; readonly mensaje: string }

/** An answer of the API from JSON text that is already written, never stored by anyone; a 204 has none. */
export const jsonText = (text: string, status = 200): Response =>
  new Response(status === 204 ? null : text, { status, headers: jsonHeaders })

/** An answer of the API as JSON. */
export const json = (value: unknown, status = 200): Response => jsonText(JSON.stringify(value), status)

/** An answer without a body. */
export const nothing = (): Response => new Response(null, { status: 204, headers: answerHeaders })

/** Sends a browser elsewhere, with a cookie to keep. */
export const redirect = (address: string, cookie: string): Response =>
  new Response(null, { status: 302, headers: { ...answerHeaders, location: address, "set-cookie": cookie } })

/** The one form of a refusal: `{ error, detalle }`, where `detalle` names each field. */
export const refusal = (status: number, error: string, detalle: readonly Problem[] = []): Response =>
  json({ error, detalle }, status)

/** A PDF to look at. A policy of ours would be held against the browser's own viewer. */
export const pdf = (bytes: Uint8Array<ArrayBuffer>, fileName: string): Response =>
  new Response(bytes, {
    headers: {
      ...securityHeaders,
      "cache-control": "no-store",
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`
    }
  })

/** A page of the sandbox's own, without looks. */
export const html = (text: string, status = 200): Response => new Response(text, { status, headers: htmlHeaders })

/** A short page of plain Spanish, for people who open the sandbox when there is nothing to show. */
export const note = (status: number, title: string, text: string): Response =>
  html(
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    status
  )
