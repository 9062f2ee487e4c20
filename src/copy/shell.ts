/** Words of the frame around every page. */
export const shell = {
  /** CH-11 */
  tagline: "Tu portal de asistencia al viajero",
  skip: "Saltar al contenido",
  header: {
    home: "Inicio",
    legal: "Trámites legales",
    menu: "Principal",
    openMenu: "Abrir menú",
    closeMenu: "Cerrar menú"
  },
  banner: {
    label: "Promoción",
    close: "Cerrar banner",
    /** Says what is in the image, as far as its name tells. */
    alt: (words: string, brand: string) => (words === "" ? `Promoción de ${brand}` : `Promoción: ${words}`)
  },
  /** SH-02 */
  menu: { home: "HOME", quote: "COTIZAR", products: "PRODUCTOS", faqs: "FAQs", contact: "CONTACTO" },
  account: {
    enter: "ENTRAR",
    title: "TU CUENTA",
    details: "Tus Datos",
    purchases: "Tus Compras",
    leave: "Salir"
  },
  /** What the law wants in sight (SH-11). */
  legal: {
    withdrawal: "Botón de arrepentimiento",
    service: "Botón baja de servicio",
    annulment: "Anulación de cobertura",
    consumer: "Defensa del consumidor",
    assistance: "Solicitar asistencia"
  },
  chat: "Chatear",
  /** Takes the menu's place where a purchase is finished that began elsewhere. */
  external: "Compra segura",
  footer: {
    contact: "Atención y ventas",
    /** Which line each phone is, in their order; none where all are alike. */
    phones: [] as ReadonlyArray<string>,
    social: { instagram: "Instagram", facebook: "Facebook", linkedin: "LinkedIn", whatsapp: "WhatsApp" },
    linksTitle: "Asistencia al viajero",
    quote: "Cotizar",
    products: "Productos",
    faqs: "Preguntas frecuentes",
    contactPage: "Contacto",
    legalTitle: "Legales",
    conditions: "Términos y condiciones",
    privacy: "Privacidad",
    cookies: "Políticas de cookies",
    notice: "Aviso legal",
    consumerTitle: "Defensa de las y los consumidores",
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
  },
  /** Before the phones, wherever calling is the way on. */
  callUs: "Si preferís, llamanos:"
}
