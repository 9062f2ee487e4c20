/** Payment, passengers and account: no third party, Trusted Types enforced (TR-21). */
export const guardedDocuments = [
  "/cotizarpasajeros",
  "/cotizarcompletarpago",
  "/cotizarpagoexitoso",
  "/validar",
  "/datospersonales",
  "/tusdatos",
  "/tuscompras",
  "/compraexterna"
]

/** Their query holds an external quote, so no site may learn the address. */
export const unreferredDocuments = ["/compraexterna"]

/** Where a traveller may put their place into a message: by the card of a trip under way. */
const locatingDocuments = ["/", "/tusdatos", "/tuscompras"]

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

const permissionsPolicy = (own: ReadonlyArray<string>) =>
  permissions.map((name) => `${name}=${own.includes(name) ? "(self)" : "()"}`).join(", ")

/** Headers of every answer. Browsers ignore HSTS on plain http. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsPolicy([]),
  "strict-transport-security": "max-age=31536000; includeSubDomains"
} as const

/** Hashes of a page's inline scripts and styles, as CSP sources. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * Sources that the trackers need where they may run: OneTrust, the tag manager with Analytics, the
 * recorder. OneTrust adds inline styles whose hashes change.
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

const noTrackers = { scripts: [], styles: [], images: [], connect: [] }

type Page = {
  readonly inline: Inline
  readonly connect: readonly string[]
  readonly tracked: boolean
}

/** Only the worker of assistance needs a policy for its address. The payment registers none. */
const trustedTypes = (route: string) =>
  `require-trusted-types-for 'script'; trusted-types ${route === "/cotizarcompletarpago" ? "'none'" : "asistencia"}`

const contentPolicy = (route: string, guarded: boolean, { connect, inline, tracked }: Page) => {
  const others = tracked && !guarded ? trackers : noTrackers
  // A hash cancels 'unsafe-inline'.
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
    ...(guarded ? [trustedTypes(route)] : [])
  ].join("; ")
}

// The portal's router ignores case and a trailing slash. They must not bypass the strict policy.
const routeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(.)\/$/, "$1")

/**
 * Headers of an HTML document: the strict policy on guarded paths, the shop's on others, with the
 * trackers on `tracked` hosts.
 */
export const documentHeaders = (path: string, page: Page): Record<string, string> => {
  const route = routeOf(path)
  const guarded = guardedDocuments.includes(route)
  return {
    ...securityHeaders,
    ...(locatingDocuments.includes(route) ? { "permissions-policy": permissionsPolicy(["geolocation"]) } : {}),
    ...(unreferredDocuments.includes(route) ? { "referrer-policy": "no-referrer" } : {}),
    // The import map of the shell lists every script with its hash (TR-26). Enforced, this policy
    // refuses in WebKit the listed ones too.
    ...(guarded ? { "integrity-policy-report-only": "blocked-destinations=(script)" } : {}),
    "content-security-policy": contentPolicy(route, guarded, page)
  }
}
