import type { ComponentType } from "react"
import { type Late, late } from "./browser/late"
import type { Channel } from "./core/channel/channel"
import { hasPage, type PagePath } from "./core/channel/paths"
import type { FurtherPath } from "./furtherPages"

export interface PageRoute {
  readonly path: Exclude<PagePath, "/">
  /** The component's file has the component's name, by which the build finds the file's chunk. */
  readonly page: Late<ComponentType>
  /** Exists on development hosts only (SR-11). */
  readonly internal?: true
  /**
   * Depends on what this browser stores or who is logged in: never printed, nor listed for search
   * engines.
   */
  readonly unlisted?: true
  /** Loads as a full document: the visitor enters and leaves it by a page load (TR-14). */
  readonly ownDocument?: true
  /** Only redirects: never remembered as the last page (SH-14). */
  readonly passing?: true
}

/** A page whose files `furtherPages.ts` names. */
const further = (path: FurtherPath): PageRoute => ({
  path,
  page: late(async () => (await import("./furtherPages")).furtherPages[path]())
})

export const routes: ReadonlyArray<PageRoute> = [
  {
    path: "/cotizar",
    page: late(async () => (await import("./pages/results/ResultsPage")).ResultsPage)
  },
  {
    path: "/cotizarpasajeros",
    page: late(async () => (await import("./pages/checkout/PassengersPage")).PassengersPage),
    unlisted: true
  },
  {
    path: "/cotizarcompletarpago",
    page: late(async () => (await import("./pages/checkout/PaymentPage")).PaymentPage),
    unlisted: true,
    ownDocument: true
  },
  {
    path: "/cotizarpagoexitoso",
    page: late(async () => (await import("./pages/checkout/SuccessPage")).SuccessPage),
    unlisted: true
  },
  {
    path: "/compraexterna",
    page: late(async () => (await import("./pages/checkout/ExternalPage")).ExternalPage),
    unlisted: true,
    passing: true
  },
  {
    path: "/validar",
    page: late(async () => (await import("./pages/account/ValidatePage")).ValidatePage),
    unlisted: true
  },
  {
    path: "/redirect",
    page: late(async () => (await import("./pages/account/RedirectPage")).RedirectPage),
    unlisted: true,
    passing: true
  },
  {
    path: "/tuscompras",
    page: late(async () => (await import("./pages/account/PurchasesPage")).PurchasesPage),
    unlisted: true
  },
  {
    path: "/datospersonales",
    page: late(async () => (await import("./pages/account/RegistrationPage")).RegistrationPage),
    unlisted: true
  },
  {
    path: "/tusdatos",
    page: late(async () => (await import("./pages/account/ProfilePage")).ProfilePage),
    unlisted: true
  },
  further("/faqs"),
  further("/avisolegal"),
  further("/politicascookies"),
  further("/solicitarasistencia"),
  further("/contacto"),
  further("/arrepentimiento"),
  further("/bajaservicio"),
  further("/anulacioncobertura"),
  further("/tusderechos"),
  // A release has neither the row nor the page's code (TR-25).
  ...(import.meta.env.MODE === "release"
    ? []
    : [
        {
          path: "/test",
          page: late(async () => (await import("./pages/reading/LinksPage")).LinksPage),
          internal: true
        } as const
      ])
]

/** A path as `routes` writes it: small letters, no slash at its end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/([^/])\/$/, "$1")

/** The row of a plain path; undefined for the home and for an unknown one. */
export const routeOf = (plain: string): PageRoute | undefined => routes.find(({ path }) => path === plain)

/** True for a page that the browser remembers as the last one (SH-14). */
export const isKept = (path: string, channel: Channel): boolean => {
  const plain = plainPath(path)
  const route = routeOf(plain)
  return plain === "/" || (route !== undefined && !route.passing && hasPage(channel, plain))
}

export const hasOwnDocument = (path: string): boolean => routeOf(plainPath(path))?.ownDocument === true
