export const descriptions: Readonly<Record<string, (brand: string) => string>> = {
  "/": (brand) => `Asistencia al viajero de ${brand}: cotización y compra en línea, con asistencia las 24 horas.`,
  "/cotizar": (brand) =>
    `Planes de asistencia al viajero de ${brand}: coberturas y precios para comparar según el destino y las fechas del viaje.`,
  "/faqs": (brand) =>
    `Preguntas frecuentes sobre la asistencia al viajero de ${brand}: coberturas, topes, asistencia y pago.`,
  "/contacto": (brand) => `Teléfonos, horarios y formulario de contacto de ${brand}, asistencia al viajero.`,
  "/avisolegal": (brand) => `Aviso legal del portal de asistencia al viajero de ${brand}.`,
  "/politicascookies": (brand) => `Qué guarda el portal de ${brand} en el navegador, para qué y por cuánto tiempo.`,
  "/solicitarasistencia": (brand) =>
    `Cómo pedir asistencia durante un viaje con ${brand}: teléfonos, chat y correo, qué hacer y qué comprobantes guardar.`,
  "/arrepentimiento": (brand) => `Formulario de arrepentimiento de compra de ${brand}, asistencia al viajero.`,
  "/bajaservicio": (brand) => `Formulario de baja de servicio de ${brand}, asistencia al viajero.`,
  "/tusderechos": (brand) => `Cómo ver, corregir o borrar los datos que ${brand} tiene, con formulario y constancia.`,
  "/anulacioncobertura": (brand) => `Formulario de anulación de cobertura de ${brand}, asistencia al viajero.`
}
