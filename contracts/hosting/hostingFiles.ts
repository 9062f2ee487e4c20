import { readFileSync } from "node:fs"
import type { HostingFacts } from "../../src/build/prerender/hostingFacts"
import { apiPaths } from "../sandbox/http/apiPaths.ts"
import { documentHeaders, guardedDocuments, unreferredDocuments } from "../sandbox/http/documents.ts"

const immutable = "public, max-age=31536000, immutable"
const each = { yes: true, no: false } as const
const switched = Object.entries(each)

/** An open page, a guarded one, and one whose address no site may learn. */
const kinds = {
  open: "/",
  guarded: guardedDocuments.find((path) => !unreferredDocuments.includes(path)) ?? "/",
  unreferred: unreferredDocuments[0] ?? "/"
}

/** The headers of each kind of document, with places for the hashes of its inline parts. */
const headerTable = () =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, path]) =>
      switched.flatMap(([isTracked, tracked]) =>
        switched.map(([isReporting, reports]) => {
          const inline = { scripts: ["{scripts}"], styles: ["{styles}"] }
          return [
            `${kind} ${isTracked} ${isReporting}`,
            documentHeaders(path, { inline, connect: [], tracked, reports })
          ]
        })
      )
    )
  )

/** The function for a content network: its table, then the text of route.js. */
const functionOf = (facts: HostingFacts) => {
  const { channels, hosts, pages, reporting, scripts, styles, tracked, visitReporting } = facts
  const table = {
    ...{ channels, pages, tracked, reporting, calls: apiPaths, headers: headerTable() },
    collected: { "/reports": reporting, "/reports/visits": visitReporting },
    ...{ guarded: guardedDocuments, unreferred: unreferredDocuments },
    ...{ hosts: Object.fromEntries(hosts), scripts: Object.fromEntries(scripts), styles: Object.fromEntries(styles) }
  }
  const route = readFileSync(new URL("./route.js", import.meta.url), "utf8")
  return `const table = ${JSON.stringify(table)}\n\n${route}\nexport const route = routeBy(table)\n`
}

const section = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n")

/** Sources of a brand's own documents, each once. */
const sourcesOf = (id: string, rows: HostingFacts["styles"]) => [
  ...new Set(
    rows.flatMap(([file, sources]) => (file.startsWith(`/${id}/`) || file === "/index.html" ? sources.split(" ") : []))
  )
]

/**
 * `_headers` of one brand's site. Rules add up, and browsers obey every policy that they receive:
 * a guarded page has the shop's policy and the strict one, which is the strict one.
 */
const headersFile = (id: string, { hosts, reporting, scripts, styles, tracked }: HostingFacts) => {
  const own = hosts.flatMap(([host, channel]) => (channel === id ? [host] : []))
  const page = {
    inline: { scripts: sourcesOf(id, scripts), styles: sourcesOf(id, styles) },
    connect: [],
    tracked: own.some((host) => tracked.includes(host)),
    reports: own.some((host) => reporting.includes(host))
  }
  const open = documentHeaders("/", page)
  const added = (path: string) =>
    Object.fromEntries(Object.entries(documentHeaders(path, page)).filter(([name, value]) => open[name] !== value))
  return [
    section("/*", open),
    section("/assets/*", { "cache-control": immutable }),
    ...guardedDocuments.flatMap((path) => [section(path, added(path)), section(`${path}/`, added(path))])
  ].join("\n")
}

const compressed = ["", ".br", ".gz"]

/** `_redirects` of one brand's site; the first rule counts. `PROVIDER` stands for its origin. */
const redirectsFile = (id: string, { channels, pages }: HostingFacts) => {
  const documents = ["index.html", "404.html"].flatMap((name) => compressed.map((end) => `/${id}/${name}${end}`))
  // A document has one address; its file has none.
  const hidden = [
    ...[`/${id}`, `/${id}/`, ...documents, ...pages.map((path) => `/${id}${path}/*`)],
    ...channels.filter((other) => other !== id).map((other) => `/${other}/*`),
    ...["/release/*", "/index.html", "/maps.nginx.conf"]
  ]
  const to = (file: string) => `/${id}${file}`
  const rows = [
    ...apiPaths.map((path) => [path, `PROVIDER${path.replace("*", ":splat")}`, "200!"]),
    ...hidden.map((path) => [path, to("/404.html"), "404!"]),
    ["/", to("/index.html"), "200!"],
    ...pages.flatMap((path) => [path, `${path}/`].map((from) => [from, to(`${path}/index.html`), "200!"])),
    ["/*", to("/404.html"), "404"]
  ]
  return `${rows.map((row) => row.join("  ")).join("\n")}\n`
}

/**
 * What other hosts than nginx need to answer as it does, by the name of the file: a function for a
 * content network, and for each brand the two files of hosts of pages (OU-27).
 */
export const hostingFiles = (facts: HostingFacts): ReadonlyMap<string, string> =>
  new Map([
    ["function.js", functionOf(facts)],
    ...facts.channels.flatMap(
      (id): ReadonlyArray<readonly [string, string]> => [
        [`${id}/_headers`, headersFile(id, facts)],
        [`${id}/_redirects`, redirectsFile(id, facts)]
      ]
    )
  ])
