import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

export const hints = {
  document: "Con dígito verificador, como 12.345.678-5",
  passport: (phone: string) => `Aquí puedes ingresar sólo un RUT. Si no tienes, llámanos: ${phone}.`
}

/** Chile's texts for the profile pages. */
export const profile: Overlay<PagesCopy["profile"]> = {
  registration: {
    title: "Completa tus datos personales",
    text: [
      "Los pedimos una sola vez: después, en cada viaje, llenas los datos del pasajero con un toque.",
      "Puedes cambiarlos cuando quieras en Tus Datos."
    ],
    waiting: "Tu compra te espera: apenas guardes, puedes continuarla desde el inicio."
  },
  fields: { document: "RUT", province: "Región", city: "Comuna" },
  hints: {
    email: "Es el de tu cuenta: no se cambia aquí.",
    ...hints
  },
  types: { choose: "Elige" },
  problems: {
    document: { required: "Error en el RUT ingresado", invalid: "Error en el RUT ingresado" },
    birth: { invalid: "Ingresa una fecha de nacimiento que exista y ya haya pasado, como DD/MM/AAAA." }
  },
  summary: (problems) => (problems === 1 ? "Revisa 1 dato para guardar:" : `Revisa ${problems} datos para guardar:`),
  withoutScripts: "Para guardar tus datos activa JavaScript en tu navegador.",
  restored: "Recuperamos lo que habías escrito y todavía no guardabas.",
  notSaved: "No pudimos guardar tus datos. Siguen aquí: prueba de nuevo en unos minutos.",
  entering: {
    unknown: "No pudimos cargar lo que ya tengas guardado: si completas el formulario y lo guardas, lo reemplaza."
  },
  offline: "Parece que no tienes conexión. Tus datos siguen aquí: prueba de nuevo cuando vuelva."
}
