import { fieldProblems, line, passport } from "./fields"
import { page } from "./overlay"

const { document, name, phone, required, surname } = fieldProblems

/** The texts of registration and profile. */
export const profile = page("profile", {
  registration: {
    /** Verbatim from the specification (RG-01). */
    title: "Completá tus datos personales",
    text: [
      "Los pedimos una sola vez: después, en cada viaje, completás los datos del pasajero con un toque.",
      "Podés cambiarlos cuando quieras en Tus Datos."
    ],
    waiting: "Tu compra te espera: apenas guardes, podés continuarla desde el inicio."
  },
  account: { title: "Tus datos", rights: "Tus derechos sobre tus datos" },
  form: "Datos personales",
  address: "Domicilio (opcional)",
  fields: {
    email: "Email",
    name: "Nombre",
    surname: "Apellido",
    documentType: "Tipo de documento",
    document: "Número de documento",
    birth: "Fecha de nacimiento",
    phone: "Teléfono",
    province: "Provincia",
    city: "Ciudad",
    address: "Dirección",
    postalCode: "Código postal"
  },
  hints: {
    email: "Es el de tu cuenta: no se cambia acá.",
    document: "Sólo números",
    passport,
    birth: "DD/MM/AAAA"
  },
  types: {
    choose: "Elegí",
    loading: "Cargando…",
    lost: "No pudimos cargar los tipos de documento.",
    retry: "Reintentar"
  },
  problems: {
    name,
    surname,
    documentType: { required },
    document,
    birth: { required, invalid: "Ingresá una fecha de nacimiento que exista y ya haya pasado, como DD/MM/AAAA." },
    phone,
    province: line,
    city: line,
    address: line,
    postalCode: line
  },
  summary: (problems: number) =>
    problems === 1 ? "Revisá 1 dato para guardar:" : `Revisá ${problems} datos para guardar:`,
  withoutScripts: "Para guardar tus datos activá JavaScript en tu navegador.",
  submit: "GUARDAR",
  sending: "Guardando tus datos…",
  slow: "Esto está tardando más de lo normal.",
  cancel: "Cancelar",
  restored: "Recuperamos lo que habías escrito y todavía no guardaste.",
  discard: "Descartarlo",
  saved: "El usuario se guardó correctamente",
  failed: "Fallo al dar de alta el usuario",
  notSaved: "No pudimos guardar tus datos. Siguen acá: probá de nuevo en unos minutos.",
  offline: "Parece que no tenés conexión. Tus datos siguen acá: probá de nuevo cuando vuelva.",
  close: "Cerrar",
  sessionLost: {
    title: "Tu sesión terminó",
    text: "Lo que escribiste queda guardado en este navegador. Te llevamos a ingresar de nuevo…",
    now: "INGRESAR AHORA"
  },
  otherSession: {
    title: "Ahora hay otra cuenta abierta",
    text: "No guardamos nada de este formulario. Te llevamos a ingresar de nuevo…"
  },
  entering: {
    loading: "Buscando tus datos…",
    slow: "Esto está tardando más de lo normal.",
    cancel: "Ir al inicio",
    lost: "No pudimos cargar tus datos.",
    unknown: "No pudimos cargar lo que ya tengas guardado: si completás el formulario y lo guardás, lo reemplaza.",
    retry: "Reintentar"
  }
})
