import { cors } from "hono/cors"
import { channelOfHost } from "../channels"

const isPortal = (origin: string) => URL.canParse(origin) && channelOfHost(new URL(origin).host) !== undefined

/** Pages of the channels may call the public API from their own origin, and send the key of a sale. */
export const allowPortal = cors({
  origin: (origin) => (isPortal(origin) ? origin : null),
  allowMethods: ["GET", "POST"],
  allowHeaders: ["Cache-Control", "Content-Type", "Idempotency-Key", "IdChannel", "Pragma", "X-Requested-With"],
  exposeHeaders: ["Retry-After"]
})
