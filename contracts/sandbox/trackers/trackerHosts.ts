import { readFile } from "node:fs/promises"
import { refusal } from "../http/answers"

/** The sandbox answers for these hosts of other companies, so that no test leaves the machine. */
const scripts: ReadonlyMap<string, ReadonlyArray<readonly [path: RegExp, file: string]>> = new Map([
  ["cdn.cookielaw.org", [[/^\/scripttemplates\/otSDKStub\.js$/, "oneTrust.js"]]],
  ["www.googletagmanager.com", [[/^\/gtm\.js$/, "tagManager.js"]]],
  ["www.clarity.ms", [[/^\/tag\/\w+$/, "recorder.js"]]],
  ["www.google-analytics.com", []]
])

const isReport = (host: string, path: string) => host === "www.google-analytics.com" && path === "/g/collect"

/** Answers for a tracker's host; undefined for any other host. */
export const answerAsTracker = async (hostName: string, path: string): Promise<Response | undefined> => {
  const host = hostName.toLowerCase().replace(/:\d*$/, "")
  const served = scripts.get(host)
  if (served === undefined) return undefined
  if (isReport(host, path)) return new Response(null, { status: 204 })
  const file = served.find(([known]) => known.test(path))?.[1]
  if (file === undefined) return refusal(404, "Ese servicio no está en el sandbox.")
  const text = await readFile(new URL(file, import.meta.url))
  return new Response(text, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" }
  })
}
