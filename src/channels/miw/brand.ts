import type { Brand } from "../Brand"
import { catalogue } from "./catalogue"
import { channel } from "./channel"
import { copy } from "./copy"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

export const brand: Brand = {
  channel,
  copy,
  catalogue,
  coverages: async () => (await import("./coverages")).coverages,
  pages: async () => (await import("./pages")).pages,
  logo: { href: logo, width: 102, height: 54 }
}
