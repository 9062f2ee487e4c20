/**
 * Answers a request as contracts/nginx.conf does, by the table of a build. The text of this file,
 * after that table, is the function for a content network.
 *
 * In: `{ method, host, path }`, the path as it was sent, with its query.
 * Out: `{ pass: true }` for the provider, else `{ status, headers, file, lost }`: send `file` of the
 * published folder with these headers. Without a file, send the status alone. If the folder has no
 * such file, send `lost.file` with `lost.status` and `lost.headers`.
 */
export const routeBy = (table) => {
  const unsafe = /[\p{Cc}\\]/u
  const hidden = /\.(html|conf|map|br|gz)$|^\/+release\//i
  const ending = /[^/.][^/]*\.[^/.]*$/

  // Dots between slashes go as in any URL; what is written otherwise must not become a dot.
  const decoded = (path) => {
    try {
      const text = decodeURIComponent(new URL(`http://host${path}`).pathname)
      const isSafe = !unsafe.test(text) && !text.split("/").some((part) => /^\.(?!well-known$)/.test(part))
      return isSafe ? text : undefined
    } catch {
      return undefined
    }
  }

  const plain = (path) =>
    path
      .toLowerCase()
      .replace(/\/+/g, "/")
      .replace(/(.)\/$/, "$1")

  const isCall = (path) =>
    table.calls.some((call) => (call.endsWith("/*") ? path.startsWith(call.slice(0, -1)) : path === call))

  const headersOf = (host, path, file) => {
    const route = plain(path)
    const kind = table.guarded.includes(route) ? (table.unreferred.includes(route) ? "unreferred" : "guarded") : "open"
    const is = (list) => (list.includes(host) ? "yes" : "no")
    const chosen = table.headers[`${kind} ${is(table.tracked)} ${is(table.reporting)}`]
    const sources = (name) => (table[name][file] === undefined ? "" : ` ${table[name][file]}`)
    return {
      ...chosen,
      "content-security-policy": chosen["content-security-policy"]
        .replace(" {scripts}", sources("scripts"))
        .replace(" {styles}", sources("styles")),
      "cache-control": file.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
    }
  }

  return ({ host, method, path }) => {
    const name = host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "")
    const asked = decoded(path)
    if (asked === undefined) return { status: 400 }
    if (isCall(asked) || table.collected[asked]?.includes(name)) return { pass: true }
    if (method !== "GET" && method !== "HEAD") return { status: 405 }

    const send = (status, file) => ({ status, file, headers: headersOf(name, asked, file) })
    const channel = table.hosts[name]
    const lost = send(404, channel === undefined ? "/404.html" : `/${channel}/404.html`)
    const parts = asked.split("/").filter((part) => part !== "")
    const isForeign = table.channels.includes((parts[0] ?? "").toLowerCase()) && parts[0] !== channel
    if (isForeign || hidden.test(asked)) return lost
    if (ending.test(asked)) return { ...send(200, `/${parts.join("/")}`), lost }
    if (channel === undefined) return lost
    const page = parts.length === 0 ? "" : `/${parts.join("/").toLowerCase()}`
    return page === "" || table.pages.includes(page) ? send(200, `/${channel}${page}/index.html`) : lost
  }
}
