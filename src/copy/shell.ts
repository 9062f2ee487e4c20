export const shell = {
  /** Verbatim from the specification (CH-11). */
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
    alt: (words: string, brand: string) => (words === "" ? `Promoción de ${brand}` : `Promoción: ${words}`)
  },
  menu: { home: "HOME", quote: "COTIZAR", products: "PRODUCTOS", faqs: "FAQs", contact: "CONTACTO" },
  account: {
    enter: "ENTRAR",
    title: "TU CUENTA",
    details: "Tus Datos",
    purchases: "Tus Compras",
    leave: "Salir"
  },
  legal: {
    withdrawal: "Botón de arrepentimiento",
    service: "Botón baja de servicio",
    annulment: "Anulación de cobertura",
    consumer: "Defensa del consumidor",
    assistance: "Solicitar asistencia"
  },
  chat: "Chatear",
  external: "Compra segura",
  footer: {
    contact: "Atención y ventas",
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
    page: (title: string, brand: string) => `${title} · ${brand} · Tu portal de asistencia al viajero`,
    results: (brand: string) => `Cotizar · ${brand} · Tu portal de asistencia al viajero`,
    failed: (brand: string) => `No pudimos cargar la página · ${brand} · Tu portal de asistencia al viajero`,
    notFound: (brand: string) => `Página no encontrada · ${brand} · Tu portal de asistencia al viajero`
  },
  coming: "Cargando la página",
  callUs: "Si preferís, llamanos:"
}

export const notFound = {
  title: "No encontramos esta página",
  text: "Puede que el enlace haya cambiado. Desde el inicio podés cotizar tu viaje.",
  home: "Volver al inicio"
}

export const pageFailed = {
  title: "No pudimos cargar la página",
  text: "Puede que se haya cortado la conexión o que el portal se haya actualizado.",
  retry: "Reintentar"
}
