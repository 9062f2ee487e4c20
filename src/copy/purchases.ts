/** Words of the page of the visitor's own vouchers (2§2). */
export const purchases = {
  /** 2§2 */
  title: "Tus compras",
  loading: "Buscando tus compras…",
  slow: "Esto está tardando más de lo normal.",
  cancel: "Cancelar",
  failed: {
    title: "No pudimos cargar tus compras",
    text: "No perdiste nada: tus vouchers también están en tu correo.",
    retry: "Reintentar"
  },
  empty: {
    title: "Todavía no tenés compras",
    text: "Cuando compres una asistencia, acá vas a encontrar tu voucher y tu certificado.",
    quote: "COTIZAR"
  },
  heads: {
    plan: "Plan",
    passengers: "Pasajeros",
    bought: "Compra",
    trip: "Viaje",
    voucher: "Voucher",
    state: "Estado",
    document: "Documentos"
  },
  trip: (start: string, end: string) => `${start} – ${end}`,
  /** Whom the line of the passengers does not name; in one line. */
  others: (passengers: number) => `${passengers}\u00a0más`,
  /** Where the provider does not name the plan, or nobody who travels. */
  unnamed: "Asistencia al viajero",
  nobody: "Sin datos",
  stages: { ahead: "Próximo viaje", underWay: "En viaje", over: "Finalizado" },
  certificate: {
    label: "Certificado",
    name: (voucher: string) => `Descargar certificado ${voucher}`,
    given: (voucher: string) => `Descargamos el certificado ${voucher}.`,
    failed: "No pudimos descargar el certificado. Probá de nuevo en unos minutos: también está en tu correo."
  },
  more: (voucher: string) => `Más opciones del voucher ${voucher}`,
  card: {
    option: "Tarjeta de asistencia",
    /** What the card itself is headed with, on paper too. */
    title: (brand: string) => `Asistencia al viajero ${brand}`,
    close: "Cerrar"
  },
  takeBack: { withdrawal: "Arrepentimiento", service: "Baja de servicio", annulment: "Anulación de cobertura" }
}
