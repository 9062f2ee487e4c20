import { page } from "./overlay"
/** The texts of the visitor's list of purchases. */
export const purchases = page("purchases", {
  title: "Tus compras",
  loading: "Buscando tus compras…",
  slow: "Esto está tardando más de lo normal.",
  cancel: "Cancelar",
  failed: {
    title: "No pudimos cargar tus compras",
    text: "No perdiste nada: cada voucher también está en el correo que diste al comprar.",
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
  others: (passengers: number) => `${passengers}\u00a0más`,
  unnamed: "Asistencia al viajero",
  nobody: "Sin datos",
  untold: "A confirmar",
  gaps: "Con datos a confirmar",
  unread: (purchases: number) =>
    purchases === 1 ? "No pudimos mostrar 1 compra." : `No pudimos mostrar ${purchases} compras.`,
  stages: { ahead: "Próximo viaje", underWay: "En viaje", over: "Finalizado", unknown: "A confirmar" },
  certificate: {
    label: "Certificado",
    name: (voucher: string) => `Descargar certificado ${voucher}`,
    many: "Certificados",
    names: (voucher: string) => `Descargar certificados ${voucher}`,
    none: "Certificado todavía no disponible",
    of: (voucher: string) => `el certificado ${voucher}`,
    given: (paper: string) => `Buscá ${paper} en tus descargas.`,
    opened: (paper: string) => `Abrimos ${paper} en otra pestaña.`,
    ready: (paper: string) => `Ya está listo: ${paper}.`,
    open: (paper: string) => `Abrir ${paper}`,
    failed:
      "No pudimos descargar el certificado. Probá de nuevo en unos minutos: también está en el correo que diste al comprar."
  },
  /** For the browser inside another app. */
  inApp:
    "El navegador de esta app suele no guardar archivos. Abrí esta página en Safari o Chrome: el certificado también está en el correo que diste al comprar.",
  more: { label: "Más", name: (voucher: string) => `Más opciones del voucher ${voucher}` },
  card: {
    option: "Tarjeta de asistencia",
    title: (brand: string) => `Asistencia al viajero ${brand}`,
    close: "Cerrar"
  },
  takeBack: { withdrawal: "Arrepentimiento", service: "Baja de servicio", annulment: "Anulación de cobertura" }
})
