import type { HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { cors } from "hono/cors"
import { answerCall, type Wire } from "./answerCall"
import { calls } from "./calls/registry"
import { channelOfHost, isTracked } from "./channels"
import { controlRoutes } from "./control"
import { refusal } from "./http/answers"
import { createPortalFiles } from "./http/portalFiles"
import { forward } from "./proxy"
import { answerAsTracker } from "./trackers/trackerHosts"
import type { World } from "./world"

const isPortal = (origin: string) => URL.canParse(origin) && channelOfHost(new URL(origin).host) !== undefined

/** Pages of the channels may call the public API from their own origin, and send the key of a sale. */
const allowPortal = cors({
  origin: (origin) => (isPortal(origin) ? origin : null),
  allowMethods: ["GET", "POST"],
  allowHeaders: ["Cache-Control", "Content-Type", "Idempotency-Key", "IdChannel", "Pragma", "X-Requested-With"],
  exposeHeaders: ["Retry-After"]
})

/** Paths of the API. Every other path is a document or a file of the portal. */
const apiPaths = [
  "/userinfo",
  "/login",
  "/login/*",
  "/logout",
  "/api",
  "/api/*",
  "/api_url",
  "/one_trust",
  "/public_api/*"
]

/** `proxyTarget` is the origin of a real back end that answers the API instead. */
export type AppOptions = {
  readonly world: World
  readonly dist: string
  readonly proxyTarget: string | undefined
  readonly log: (line: string) => void
}

/**
 * Whether a request's target is a path, or names the host of the header, as a browser asks a proxy.
 * Another host would become the origin of a login, whatever the header says.
 */
const isOwn = (target: string, host: string) =>
  target.startsWith("/") || (host !== "" && URL.canParse(target) && new URL(target).host === host)

/** All routes: the API, the sandbox's own handles, and the files of the portal. */
export const createApp = ({ world, dist, proxyTarget, log }: AppOptions): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const files = createPortalFiles(dist, proxyTarget === undefined ? [] : [proxyTarget])

  app.use(async ({ env: { incoming } }, next) => {
    if (isOwn(incoming.url ?? "", incoming.headers.host ?? "")) return next()
    return refusal(400, "La dirección debe empezar con una barra.")
  })
  app.use(async (c, next) => (await answerAsTracker(c.env.incoming.headers.host ?? "", c.req.path)) ?? next())
  if (proxyTarget === undefined) {
    app.use("/public_api/*", allowPortal)
    for (const call of calls) app.on(call.method, call.path, (c) => answerCall(world, call, c))
    app.route("/_sandbox", controlRoutes(world))
  }
  const other = (c: Wire) => (proxyTarget === undefined ? answerCall(world, undefined, c) : forward(proxyTarget, c))
  for (const path of apiPaths) app.all(path, other)

  app.get("*", (c) => {
    const { headers } = c.env.incoming
    const { host = "" } = headers
    const folder = channelOfHost(host)?.code.toLowerCase()
    return files({
      path: c.req.path,
      query: new URL(c.req.url).search.slice(1),
      folder,
      tracked: isTracked(host),
      header: (name) => headers[name] as string | undefined
    })
  })
  app.all("*", () => refusal(405, "Acá sólo se puede leer."))
  app.onError((error) => {
    log(`Error inesperado: ${error.stack ?? error.message}`)
    return refusal(500, "Error inesperado del sandbox.")
  })
  return app
}
