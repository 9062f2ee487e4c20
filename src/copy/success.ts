import { page } from "./overlay"
/** The texts of the success page. */
export const success = page("success", {
  title: "¡Tu pago se\nrealizó con éxito!",
  lead: "Revisá tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia.",
  leadSignedIn: "Descargá tu certificado: también te lo enviamos por correo.",
  /** The order existed before this payment, which charged nothing. */
  found: {
    title: "Tu compra ya\nestaba hecha",
    lead: "Encontramos tu orden, así que no volvimos a cobrar. Mandamos el voucher al correo que diste en esa compra; si no lo ves, llamanos."
  },
  /** The buyer's login gave way to another's during the sale. */
  anotherLogin:
    "Ahora este navegador tiene otra cuenta ingresada, por eso la compra se ve sólo en esta pantalla. El voucher está en el correo de la compra.",
  loading: "Preparando tu voucher…",
  lost: "No pudimos mostrar tu compra. El voucher está en el correo que diste al comprar.",
  retry: "Reintentar",
  pass: {
    title: "Tu tarjeta de asistencia",
    badge: "Confirmada",
    start: "Salida",
    end: "Regreso",
    day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
    stamped: (day: number, month: string) => `${day} ${month}`,
    months: "ene feb mar abr may jun jul ago sep oct nov dic".split(" ") as ReadonlyArray<string>,
    untold: "A confirmar",
    others: (people: number) => `${people}\u00a0más`,
    plan: "Plan",
    passengers: "Pasajeros",
    coverage: "Cobertura",
    total: "Total",
    claims: "Reintegros hasta el",
    withdrawn: "Pediste la baja el",
    voucher: "Nº de voucher",
    order: "Nº de compra",
    copy: { copy: "Copiar", copied: "Copiado", selected: "Seleccionado" },
    call: "Llamar a la asistencia",
    callOther: "Llamanos",
    sent: "Te lo mandamos a",
    phones: "Llamanos a cualquier hora",
    otherPhones: "Llamanos",
    /** Of a number with its country's code, and of one without it. */
    abroad: "Desde el exterior",
    within: (country: string) => `Dentro de ${country}`,
    atAnyHour: "Fuera de ese horario, el número que está en tu voucher.",
    say: {
      title: "Cuando llames, tené a mano",
      text: "Tu nombre y apellido, el número de voucher, dónde estás, qué pasó y a qué número podemos llamarte."
    },
    print: "Imprimir",
    /** For the browser inside another app. */
    inApp:
      "El navegador de esta app suele no guardar archivos. El voucher también está en el correo que diste al comprar: abrilo en Safari o Chrome.",
    again: "Cotizar otro viaje"
  },
  /** A picture of the pass for each traveller. */
  send: {
    title: "Mandá la tarjeta a quienes viajan",
    text: "Una imagen con el viaje y a quién llamar, sin número de documento.",
    anyone: "Mandar la tarjeta",
    /** On the picture. `place` says where, such as "a Europa". */
    to: (name: string, place: string): ReadonlyArray<string> => [`${name},`, place],
    trip: (place: string) => `Viaje ${place}`,
    drawing: "Preparando la imagen…",
    saved: "Buscá la imagen en tus descargas.",
    failed: "No pudimos preparar la imagen. Probá de nuevo.",
    fileName: (person: number) => `tarjeta-${person}.png`
  },
  certificate: {
    download: "DESCARGAR CERTIFICADO",
    all: "Ver mis compras",
    fetching: "Descargando tu certificado…",
    opened: "Abrimos tu certificado en otra pestaña.",
    ready: "Tu certificado está listo.",
    notYet:
      "Tu certificado todavía no está listo. Lo vas a encontrar en Tus Compras y en el correo que diste al comprar.",
    failed:
      "No pudimos descargar tu certificado. Probá de nuevo en unos minutos: también está en el correo que diste al comprar."
  },
  steps: {
    title: "Antes de viajar",
    phone: {
      title: "Guardá el teléfono de asistencia",
      text: (phones: string) => `${phones}, a toda hora.`
    },
    voucher: { title: "Llevá tu voucher", text: "Alcanza con tenerlo en el celular." },
    notice: {
      title: "Avisanos dentro de las 48 horas",
      text: "Si necesitás atención, comunicate y conservá los comprobantes originales."
    }
  },
  /**
   * For the offline card. `otherwise` is for browsers without storage or service workers.
   */
  keep: {
    title: "Tenela a mano sin conexión",
    text: "Guardala en este dispositivo y abrila aunque no tengas internet. Guardamos el número de voucher, el plan y lo que cubre, el destino, las fechas y cuántos viajan, hasta 30 días después de tu regreso.",
    page: "La encontrás en Solicitar asistencia",
    action: "Guardar en este dispositivo",
    kept: (end: string) => `Está guardada en este dispositivo hasta el ${end}.`,
    everywhere: "Sin internet se abre en cualquier página de este sitio.",
    told: "Guardamos tu tarjeta de asistencia en este dispositivo.",
    drop: "Borrar la tarjeta de este dispositivo",
    otherwise:
      "Esta página no se abre sin conexión: imprimí la tarjeta, guardala como imagen o agregá el viaje a tu calendario."
  },
  calendar: {
    label: "Agregar a mi calendario",
    fileName: "viaje.ics",
    event: (plan: string, destination: string) => `Viaje a ${destination}: asistencia ${plan}`,
    eventAnywhere: (plan: string) => `Viaje: asistencia ${plan}`,
    note: (voucher: string, phones: string) =>
      `Voucher ${voucher}. Asistencia: ${phones}. Si necesitás atención, avisanos dentro de las 48 horas.`,
    claim: {
      title: "Último día para pedir reintegros del viaje",
      note: "Con los comprobantes originales, si nos avisaste dentro de las 48 horas."
    }
  }
})
