import { type KeptWords, keptKeys } from "../../core/device/kept"
import { contactsOf, type DocumentBrand, type DocumentContent, type DocumentSection } from "./brand"

const data = ({ channel, say }: DocumentBrand): DocumentSection => ({
  title: "Qué datos usamos",
  body: [
    {
      list: [
        "Para cotizar: destino, fechas, edades, teléfono y email.",
        `Para comprar: nombre, documento${channel.document === "rut" ? " (RUT)" : ""}, fecha de nacimiento, domicilio, teléfono y email de quien compra; nombre, documento, fecha de nacimiento y teléfono de quienes viajan, y un contacto de emergencia.`,
        "Para pagar: los datos de la tarjeta, que van directo al procesamiento del pago. El portal no los guarda.",
        "Para asistir: lo que haga falta saber de tu salud para atenderte en ese momento.",
        "Para contactarte: lo que escribas en los formularios."
      ]
    },
    say(
      "Si cargás datos de otras personas, contales que lo hacés y para qué.",
      "Si ingresas datos de otras personas, cuéntales que lo haces y para qué."
    )
  ]
})

const purposes = ({ channel, say }: DocumentBrand): DocumentSection => ({
  title: "Para qué los usamos",
  body: [
    {
      list: [
        "Darte precios y guardar tu búsqueda en tu dispositivo.",
        "Emitir tu voucher y enviártelo por mail.",
        `Asistirte durante el viaje y responder tus ${say("pedidos de reintegro", "solicitudes de reembolso")}.`,
        "Responder tus consultas y tus pedidos de baja o anulación.",
        `Enviarte novedades, ${channel.optIn.startsTicked ? "si dejaste marcada" : "solo si marcaste"} la casilla. ${say("Podés", "Puedes")} pedir que dejemos de hacerlo cuando quieras.`
      ]
    }
  ]
})

const sharing: DocumentSection = {
  title: "Con quién los compartimos",
  body: [
    "Con quienes hacen falta para cumplir: la compañía que presta la asistencia, los prestadores médicos que te atienden y quienes procesan el pago. Cada uno recibe solo lo que necesita.",
    "Si una autoridad los pide con el respaldo de la ley, tenemos que entregarlos."
  ]
}

const keeping = ({ say }: DocumentBrand): DocumentSection => ({
  title: "Cuánto tiempo los guardamos",
  body: [
    "Mientras hagan falta para asistirte, responder tus reclamos y cumplir con la ley. Después se borran.",
    `Lo que queda en tu dispositivo, y cuánto, está en el punto que sigue. Lo que vence se borra la próxima vez que ${say("entrás", "entras")}: si el dispositivo es compartido, ${say("borralo", "bórralo")} antes en la página Políticas de cookies, con Borrar todo.`
  ]
})

const keptRows = ({ kept, table }: DocumentBrand["cookies"]) => {
  const words: KeptWords = kept
  const own = keptKeys.map((key) => ({ ...words[key], name: `${words[key].name} (${key})` }))
  return [table.session, ...own, table.trackers].map(
    ({ lasts, name, purpose }) => [name, `${purpose} ${lasts}.`] as const
  )
}

const kept = ({ cookies, say }: DocumentBrand): DocumentSection => ({
  title: "Cookies y lo que queda en tu dispositivo",
  body: [
    cookies.preferences.text,
    { rows: keptRows(cookies) },
    `Los detalles están en la página Políticas de cookies, donde ${say("podés", "puedes")} ver qué hay guardado, descargarlo, borrarlo y cambiar tus preferencias.`
  ]
})

const rights = (brand: DocumentBrand): DocumentSection => ({
  title: "Tus derechos",
  body: [
    ...brand.legal("datos-personales").flatMap(({ body }) => body),
    `${brand.say("Podés", "Puedes")} pedirlos, sin costo, con el formulario de la página Tus derechos: te queda una constancia.`,
    "Para cuidar tus datos, antes de responder comprobamos que seas su titular.",
    { rows: contactsOf(brand).slice(-1) }
  ]
})

const changes = ({ channel }: DocumentBrand): DocumentSection => ({
  title: "Cambios de esta política",
  body: [
    `Si cambia, publicamos el texto nuevo en https://${channel.hosts[0]} con su fecha. Esta versión rige desde la fecha que figura al pie.`
  ]
})

/** A channel's privacy policy, from its own data and copy (CH-10). */
export const privacyOf = (brand: DocumentBrand): DocumentContent => ({
  title: "Política de privacidad",
  lead: `Qué datos personales usa ${brand.channel.brandName}, para qué, y cuáles son tus derechos.`,
  sections: [
    ...brand.legal("quienes-somos"),
    data(brand),
    purposes(brand),
    sharing,
    keeping(brand),
    kept(brand),
    rights(brand),
    changes(brand)
  ]
})
