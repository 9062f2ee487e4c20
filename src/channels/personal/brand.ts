import type { Brand } from "../Brand"
import { channel } from "./channel"
import { copy } from "./copy"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** Everything of this brand, in one download. */
export const brand: Brand = { channel, copy, logo: { href: logo, width: 182, height: 54 } }
