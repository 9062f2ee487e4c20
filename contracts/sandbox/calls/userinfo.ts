import { refusal } from "../http/answers"
import type { Call } from "./call"

/** `GET /userinfo`: nobody is logged in yet (1§7). */
export const userinfo: Call = {
  name: "userinfo",
  method: "GET",
  path: "/userinfo",
  channel: "host",
  answer: () => refusal(401, "No hay una sesión iniciada.")
}
