/** Paths of payment, passengers and account: no third party, Trusted Types enforced (trust, "Headers"). */
const guardedDocuments = [
  "/cotizarpasajeros",
  "/cotizarcompletarpago",
  "/cotizarpagoexitoso",
  "/datospersonales",
  "/tusdatos",
  "/tuscompras"
]

/** Paths whose address must not be told to anyone: its query holds an external quote. */
const unreferredDocuments = ["/compraexterna"]

const permissions = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb"
]

/** Sent with every answer, whatever it is. HSTS does nothing on plain http, as browsers ignore it there. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions.map((name) => `${name}=()`).join(", "),
  "strict-transport-security": "max-age=31536000; includeSubDomains"
} as const

/** Hashes of the inline scripts and styles of one page, as CSP sources. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const contentPolicy = (guarded: boolean, inline: Inline, connect: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(guarded ? ["require-trusted-types-for 'script'"] : [])
  ].join("; ")

// The portal's router ignores capitals and a trailing slash, so these must not be a way round the strict policy.
const routeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(.)\/$/, "$1")

/** Headers of an HTML document at a path: strict policy on the guarded ones, the shop's on the others. */
export const documentHeaders = (path: string, inline: Inline, connect: readonly string[]): Record<string, string> => {
  const route = routeOf(path)
  return {
    ...securityHeaders,
    ...(unreferredDocuments.includes(route) ? { "referrer-policy": "no-referrer" } : {}),
    "content-security-policy": contentPolicy(guardedDocuments.includes(route), inline, connect)
  }
}
