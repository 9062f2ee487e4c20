import type { ReactNode } from "react"
import type { Mood } from "../../styles/looks"
import type { LogoImage } from "../Logo/Logo"
import type { Navigation, NavLink } from "./NavLink"

export type HeaderWords = {
  /** Names the link to the first page. */
  readonly home: string
  /** Accessible name of the legal links. */
  readonly legal: string
  /** Accessible name of the menu. */
  readonly menu: string
  readonly openMenu: string
  readonly closeMenu: string
}

export type AccountLook = "ink" | "line" | "drawer"

/** Without `menu`, `legal` or `contact` (external context, SH-08) the header omits that part. */
export type HeaderProps = Navigation & {
  /** over: on a landscape · solid: on the page's own ground */
  readonly kind: "over" | "solid"
  /** Always dark. */
  readonly night?: boolean | undefined
  /** Of the landscape below: its words are light at night. */
  readonly mood?: Mood | undefined
  /** Address of its file, with width and height of the drawing. */
  readonly logo: LogoImage
  /** Accessible name of the logo. */
  readonly brand: string
  /** Beside the logo on a wide screen, and in the name of the link home. */
  readonly tagline: string
  /** Words at the start of the bar on top. */
  readonly contact?: string | undefined
  /** Links that the law asks for, in the bar on top. */
  readonly legal?: ReadonlyArray<NavLink> | undefined
  /** Links beside the logo; in a drawer where the bar is narrow. */
  readonly menu?: ReadonlyArray<NavLink> | undefined
  /** Ways to reach the brand, in the drawer. */
  readonly reach?: ReadonlyArray<NavLink> | undefined
  /** Draws the account's menu on a picture, on a bar, or in the phone's drawer. */
  readonly account?: ((look: AccountLook) => ReactNode) | undefined
  /** Words in place of a menu, with a lock. */
  readonly note?: string | undefined
  /** To the same links: the menu's button leads there while its drawer is not here. */
  readonly footHref: string
  /** Accessible names: of the link home, the menus and their buttons. */
  readonly words: HeaderWords
}
