import { apiUrl } from "./apiUrl"
import { banner } from "./banner"
import type { Call } from "./call"
import { notificationRegret } from "./notificationRegret"
import { notificationRequest } from "./notificationRequest"
import { oneTrust } from "./oneTrust"
import { quote } from "./quote"
import { userinfo } from "./userinfo"

/** Every call that the sandbox answers. A new call is one file and one line here. */
export const calls: readonly Call[] = [
  userinfo,
  apiUrl,
  oneTrust,
  banner,
  quote,
  notificationRequest,
  notificationRegret
]

/** Where the API lives: everything else is a document or a file of the portal. */
export const apiPaths = ["/userinfo", "/login", "/logout", "/api", "/api/*", "/api_url", "/one_trust", "/public_api/*"]
