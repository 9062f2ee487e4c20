import { json } from "../http/answers"
import type { Call } from "./call"

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
