import type { Copy } from "../../copy/es"
import type { Overlay } from "../../copy/overlay"

/** B2C in Chile in its own words: tú instead of vos, and the texts that the specification keeps for it (1§1, 1§8). */
export const copy: Overlay<Copy> = {
  shell: {
    hero: {
      lines: ["Cruza el mundo", "con respaldo"],
      lead: "Hasta 1.000.000 USD de cobertura médica internacional. Todas las coberturas incluyen seguro de accidentes personales.",
      bullets: ["Compra en menos de 5 minutos", "Red internacional", "Asistencia 24/7"]
    }
  },
  quote: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotiza tu Cobertura",
    description: "Hasta 1.000.000 USD de cobertura médica internacional y compra en menos de 5 minutos.",
    subscribe: "Quiero recibir información y novedades por e-mail.",
    fields: { destination: { placeholder: "¿A dónde viajas?" } },
    dates: { title: "¿Cuándo viajas?" },
    summary: (problems) => (problems === 1 ? "Revisa 1 dato para cotizar." : `Revisa ${problems} datos para cotizar.`),
    restriction: {
      tooLong:
        "Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de 60 días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado.",
      startsTooLateHint: "Elige una fecha de inicio dentro de los próximos 90 días."
    }
  },
  results: {
    title: "COTIZA TU COBERTURA",
    lead: "Hasta 1.000.000 USD de cobertura médica internacional y compra en menos de 5 minutos.",
    note: "Todas las coberturas incluyen seguro de accidentes personales.",
    highlights: {
      general: ["Cobertura médica internacional", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Seguro de accidentes personales", "Asistencia 24/7"]
    },
    failed: { text: "Tus datos siguen aquí." },
    callUs: "Si prefieres, llámanos:",
    empty: { text: "Prueba con otras fechas u otro destino, o escríbenos y te ayudamos." }
  },
  notFound: { text: "Puede que el enlace haya cambiado. Desde el inicio puedes cotizar tu viaje." }
}
