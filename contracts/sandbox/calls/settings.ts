import { json } from "../http/answers"
import type { Call } from "./call"

/** `GET /api_url`: the base of the proxied calls, here the origin of the page (CL-02). */
export const apiUrl: Call = {
  name: "api_url",
  method: "GET",
  path: "/api_url",
  answer: ({ origin }) => json(origin)
}

/**
 * `GET /one_trust?idChannel=`: the consent domain of a channel. Empty means no consent banner
 * (CL-06).
 */
export const oneTrust: Call = {
  name: "one_trust",
  method: "GET",
  path: "/one_trust",
  answer: ({ channel }) => json({ domainId: channel.domainId })
}

/**
 * `GET /public_api/banner?idChannel=`: the image above the page. A null name means no banner
 * (CL-06).
 */
export const banner: Call = {
  name: "banner",
  method: "GET",
  path: "/public_api/banner",
  answer: ({ channel }) => json({ name: channel.banner })
}
