import type { Publisher, Section } from "../../copy/text"

/** Chile's legal notice (LG-02). The company is fictional. */
export const sections = ({ brand, privacy, terms }: Publisher): ReadonlyArray<Section> => [
  {
    id: "quienes-somos",
    title: "Quiénes somos",
    body: [
      `Este sitio ofrece asistencia al viajero en Chile con la marca ${brand}. El servicio lo presta Compañía Ejemplo de Asistencia SpA.`,
      {
        list: [
          "Razón social: Compañía Ejemplo de Asistencia SpA",
          "RUT: 76.000.000-0",
          "Domicilio: Calle Ejemplo 100, Santiago, Chile",
          "Correo: legales@b2c-chile.example"
        ]
      }
    ],
    links: [{ label: "Teléfonos y formulario de contacto", href: "/contacto" }]
  },
  {
    id: "que-se-vende",
    title: "Qué se vende en este sitio",
    body: [
      "Planes de asistencia al viajero para personas que inician su viaje en Chile. Los precios se publican en pesos chilenos.",
      "Lo que se lee en el sitio es un resumen. Qué incluye cada plan, hasta qué monto y qué queda fuera está en sus términos y condiciones: léelos antes de comprar."
    ],
    links: [{ label: "Términos y condiciones (PDF)", href: terms }]
  },
  {
    id: "cotizacion-y-compra",
    title: "Cotización y compra",
    body: [
      "La cotización depende de las fechas, el destino y las edades que ingreses. Si cambian, cotiza de nuevo: el precio puede ser otro.",
      "La compra queda hecha cuando el pago se aprueba. El voucher llega al correo que indicaste."
    ]
  },
  {
    id: "anulacion",
    title: "Anulación de la cobertura",
    body: [
      "Puedes anular tu cobertura dentro de los 10 días de la compra y hasta que comience. No hace falta registrarte ni iniciar sesión.",
      "Después de enviar el formulario te contactamos dentro de las 72 horas."
    ],
    links: [{ label: "Anulación de cobertura", href: "/anulacioncobertura" }]
  },
  {
    id: "datos-personales",
    title: "Datos personales",
    body: [
      "Usamos tus datos para cotizar, emitir tu voucher y asistirte. Puedes pedir que te digamos qué datos tuyos tenemos, que los corrijamos o que los borremos, escribiendo al correo de esta página."
    ],
    links: [
      { label: "Política de privacidad (PDF)", href: privacy },
      { label: "Políticas de cookies", href: "/politicascookies" }
    ]
  },
  {
    id: "propiedad-intelectual",
    title: "Marcas y contenidos",
    body: [
      "Las marcas, los textos y los dibujos de este sitio son de sus titulares. Puedes leerlos, imprimirlos y compartir un enlace; para usarlos de otra manera hace falta permiso."
    ]
  },
  {
    id: "enlaces",
    title: "Enlaces a otros sitios",
    body: ["Algunos enlaces llevan a sitios de otras personas u organismos. No respondemos por lo que publican."]
  },
  {
    id: "reclamos",
    title: "Reclamos y ley aplicable",
    body: [
      "Si algo no salió bien, escríbenos primero: queremos resolverlo. También puedes reclamar ante el SERNAC o la Comisión para el Mercado Financiero; los enlaces están al pie de cada página.",
      "Este aviso se rige por las leyes de la República de Chile."
    ]
  }
]
