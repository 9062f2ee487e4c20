/**
 * The public pages beside the purchase. The table of routes is in every first view, and a page that
 * stood in it would bring the names of all its files along: here they come with the first such page.
 * Their printed documents name this file, so that it arrives together with them.
 */
export const furtherPages = {
  "/faqs": async () => (await import("./pages/reading/FaqsPage")).FaqsPage,
  "/avisolegal": async () => (await import("./pages/reading/LegalNoticePage")).LegalNoticePage,
  "/politicascookies": async () => (await import("./pages/reading/CookiesPage")).CookiesPage,
  "/solicitarasistencia": async () => (await import("./pages/service/AssistancePage")).AssistancePage,
  "/contacto": async () => (await import("./pages/service/ContactPage")).ContactPage,
  "/arrepentimiento": async () => (await import("./pages/service/WithdrawalPage")).WithdrawalPage,
  "/bajaservicio": async () => (await import("./pages/service/ServiceCancellationPage")).ServiceCancellationPage,
  "/anulacioncobertura": async () => (await import("./pages/service/AnnulmentPage")).AnnulmentPage,
  "/tusderechos": async () => (await import("./pages/service/RightsPage")).RightsPage
}

export type FurtherPath = keyof typeof furtherPages
