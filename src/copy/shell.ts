/** Words of the frame around every page. */
export const shell = {
  /** 1§1 */
  tagline: "Tu portal de asistencia al viajero",
  skip: "Saltar al contenido",
  header: {
    home: "Inicio",
    legal: "Trámites legales",
    menu: "Principal",
    openMenu: "Abrir menú",
    closeMenu: "Cerrar menú"
  },
  menu: { home: "HOME", quote: "COTIZAR" },
  footer: {
    contact: "Atención y ventas",
    linksTitle: "Asistencia al viajero",
    quote: "Cotizar",
    terms: "Las coberturas están sujetas a los términos y condiciones de cada plan.",
    rights: (brand: string, year: number) => `© ${year} ${brand} · Tu portal de asistencia al viajero`
  },
  titles: {
    home: (brand: string) => `${brand} · Tu portal de asistencia al viajero`,
    /** Any page beyond these, by its heading. */
    page: (title: string, brand: string) => `${title} · ${brand} · Tu portal de asistencia al viajero`,
    results: (brand: string) => `Cotizar · ${brand} · Tu portal de asistencia al viajero`,
    failed: (brand: string) => `No pudimos cargar la página · ${brand} · Tu portal de asistencia al viajero`,
    notFound: (brand: string) => `Página no encontrada · ${brand} · Tu portal de asistencia al viajero`
  }
}
