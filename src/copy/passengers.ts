import { fieldProblems, line as lineProblems, passport } from "./fields"
import { page } from "./overlay"

const { document, email, name, phone, required, surname } = fieldProblems

const line = { required, ...lineProblems }
const choice = { required }

/** The texts of step 2, the passengers. */
export const passengers = page("passengers", {
  title: "PASO 2: Información de los pasajeros",
  form: "Pasajeros",
  heading: (place: number) => `Pasajero ${place}`,
  age: (years: number) => (years === 1 ? "1 año" : `${years} años`),
  main: (age: string) => `${age} · recibe el voucher`,
  row: (document: string, note: string) => `${document} · ${note}`,
  edit: "Editar",
  next: "Ir al próximo pasajero",
  useMine: "USAR MIS DATOS",
  sections: { home: "Domicilio", emergency: "Contacto de emergencia" },
  fields: {
    name: "Nombre",
    surname: "Apellido",
    documentType: "Tipo de documento",
    document: "Número de documento",
    birth: "Fecha de nacimiento",
    email: "Email",
    phone: "Teléfono",
    address: "Dirección",
    postalCode: "Código postal",
    comuna: "Comuna",
    country: "País",
    province: "Provincia",
    emergencyName: "Nombre del contacto de emergencia",
    emergencyPhone: "Teléfono del contacto de emergencia"
  },
  hints: {
    document: "Sólo números",
    passport,
    birth: "DD/MM/AAAA"
  },
  lists: {
    choose: "Elegí",
    loading: "Cargando…",
    countryFirst: "Elegí primero el país",
    noProvinces: "No hace falta elegir provincia para este país.",
    retry: "Reintentar",
    lost: {
      documentType: "No pudimos cargar los tipos de documento.",
      country: "No pudimos cargar los países.",
      province: "No pudimos cargar las provincias."
    }
  },
  problems: {
    name,
    surname,
    documentType: choice,
    document,
    birth: {
      required,
      invalid: "Ingresá una fecha de nacimiento que exista y ya haya pasado, como DD/MM/AAAA.",
      mismatch: "La edad no coincide con la fecha de nacimiento."
    },
    phone,
    email,
    address: line,
    postalCode: line,
    comuna: line,
    country: choice,
    province: choice,
    emergencyName: name,
    emergencyPhone: phone
  },
  dni: {
    take: "Leé tu DNI",
    promise: "Con una foto del frente. Se lee en este dispositivo: no se guarda ni se envía.",
    reading: "Leyendo el DNI…",
    read: "Completamos nombre, apellido, número y fecha de nacimiento. Revisalos.",
    unread: "No pudimos leer el código. Hace falta más luz y el frente entero, o escribir los datos."
  },
  sameDocument: (place: number) => `¿Es el mismo documento que el del pasajero ${place}? Revisalo antes de seguir.`,
  doubtfulDocument: "¿Está completo? Con este número sale el voucher.",
  mismatch: {
    text: (quoted: string, found: string) => `Cotizaste para ${quoted}; con esa fecha son ${found}.`,
    action: "Actualizar edad y recotizar",
    swap: "Intercambiar los pasajeros"
  },
  summary: (problems: number) =>
    problems === 1 ? "Revisá 1 dato para continuar." : `Revisá ${problems} datos para continuar.`,
  and: "y",
  ofPassenger: (label: string, place: number) => `${label} del pasajero ${place}`,
  wrongOf: (place: number, problems: number) => `Pasajero ${place}: ${problems === 1 ? "1 dato" : `${problems} datos`}`,
  restored: "Recuperamos lo que ya habías escrito en este navegador.",
  brought: "Estos datos llegaron con tu cotización. Revisalos antes de seguir.",
  recalled: "Completamos los datos de quienes viajaron la otra vez. Revisalos antes de seguir.",
  forget: "Borrar mis datos",
  remember: "Recordar en este dispositivo a quienes viajan, para la próxima vez",
  submit: "CONTINUAR",
  continuing: "Guardando tus datos…",
  notKept: "No pudimos guardar los datos de los pasajeros. Siguen acá: probá de nuevo.",
  coupon: "No pudimos verificar el cupón: probá aplicarlo de nuevo, o seguí sin él.",
  offline: "Parece que no tenés conexión. Tus datos quedan guardados: probá de nuevo cuando vuelva.",
  back: "Volver a los planes"
})
