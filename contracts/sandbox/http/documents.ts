/** Paths of payment, passengers and account: no third party, Trusted Types enforced (TR-21). */
const guardedDocuments = [
  "/cotizarpasajeros",
  "/cotizarcompletarpago",
  "/cotizarpagoexitoso",
  "/validar",
  "/datospersonales",
  "/tusdatos",
  "/tuscompras",
  "/compraexterna"
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

/**
 * What the trackers need where they may run, and nothing beyond: OneTrust, the tag manager with Analytics, the recorder. OneTrust writes
 * its styles into the page, which no hash can foresee.
 */
const trackers = {
  scripts: [
    "https://cdn.cookielaw.org",
    "https://www.googletagmanager.com",
    "https://www.clarity.ms",
    "https://scripts.clarity.ms"
  ],
  styles: ["'unsafe-inline'"],
  images: [
    "https://cdn.cookielaw.org",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.clarity.ms"
  ],
  connect: [
    "https://cdn.cookielaw.org",
    "https://geolocation.onetrust.com",
    "https://privacyportal.onetrust.com",
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.clarity.ms"
  ]
} as const

const noTrackers: Readonly<Record<keyof typeof trackers, readonly string[]>> = {
  scripts: [],
  styles: [],
  images: [],
  connect: []
}

/** What decides over a page's policy, besides its path. */
type Page = { readonly inline: Inline; readonly connect: readonly string[]; readonly tracked: boolean }

const contentPolicy = (guarded: boolean, { connect, inline, tracked }: Page) => {
  const others = tracked && !guarded ? trackers : noTrackers
  // A hash beside 'unsafe-inline' would take it back.
  const styles = others.styles.length > 0 ? others.styles : inline.styles
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...others.scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...others.images].join(" "),
    "font-src 'self'",
    "worker-src 'self'",
    ...(guarded ? [] : ["manifest-src 'self'"]),
    ["connect-src 'self'", ...connect, ...others.connect].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(guarded ? ["require-trusted-types-for 'script'"] : [])
  ].join("; ")
}

// The portal's router ignores capitals and a trailing slash, so these must not be a way round the strict policy.
const routeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(.)\/$/, "$1")

/** Headers of an HTML document at a path: strict policy on the guarded ones, the shop's on the others, with the trackers on `tracked` hosts. */
export const documentHeaders = (path: string, page: Page): Record<string, string> => {
  const route = routeOf(path)
  return {
    ...securityHeaders,
    ...(unreferredDocuments.includes(route) ? { "referrer-policy": "no-referrer" } : {}),
    "content-security-policy": contentPolicy(guardedDocuments.includes(route), page)
  }
}
