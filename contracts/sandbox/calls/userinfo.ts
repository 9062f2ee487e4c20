import { nothing } from "../http/answers"
import type { Call } from "./call"

/** `GET /userinfo`: nobody is logged in yet. That is no error, which a browser would write into every visitor's console (1§7). */
export const userinfo: Call = {
  name: "userinfo",
  method: "GET",
  path: "/userinfo",
  channel: "host",
  answer: () => nothing()
}
