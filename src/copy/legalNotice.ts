import { page } from "./overlay"
import type { Publisher, Section } from "./text"

/** The Argentine legal notice (LG-02). Chile has its own. The company is fictional. */
export const legalNotice = page("legalNotice", {
  title: "Aviso legal",
  lead: "Quién está detrás de este sitio, qué se vende en él y cuáles son tus derechos.",
  index: "En esta página",
  sections: ({ brand, privacy, terms }: Publisher): ReadonlyArray<Section> => [
    {
      id: "quienes-somos",
      title: "Quiénes somos",
      body: [
        `Este sitio ofrece asistencia al viajero con la marca ${brand}. El servicio lo presta Compañía Ejemplo de Asistencia S.A.`,
        {
          list: [
            "Razón social: Compañía Ejemplo de Asistencia S.A.",
            "CUIT: 30-00000000-7",
            "Domicilio: Calle Ejemplo 100, Ciudad Autónoma de Buenos Aires, Argentina",
            "Correo: legales@asistencia.example"
          ]
        }
      ],
      links: [{ label: "Teléfonos y formulario de contacto", href: "/contacto" }]
    },
    {
      id: "que-se-vende",
      title: "Qué se vende en este sitio",
      body: [
        "Planes de asistencia al viajero para personas que inician su viaje en Argentina. Los precios se publican en pesos argentinos.",
        "Lo que se lee en el sitio es un resumen. Qué incluye cada plan, hasta qué monto y qué queda afuera está en sus términos y condiciones: leelos antes de comprar."
      ],
      links: [{ label: "Términos y condiciones (PDF)", href: terms }]
    },
    {
      id: "cotizacion-y-compra",
      title: "Cotización y compra",
      body: [
        "La cotización depende de las fechas, el destino y las edades que ingreses. Si cambian, cotizá de nuevo: el precio puede ser otro.",
        "La compra queda hecha cuando el pago se aprueba. El voucher llega al correo que indicaste."
      ]
    },
    {
      id: "arrepentimiento",
      title: "Arrepentimiento y baja",
      body: [
        "Podés arrepentirte dentro de los 10 días de la compra y hasta que comience la cobertura. También podés pedir la baja del servicio. Para ninguna de las dos cosas hace falta registrarte ni iniciar sesión.",
        "Después de enviar el formulario nos ponemos en contacto dentro de las 48 horas hábiles."
      ],
      links: [
        { label: "Botón de arrepentimiento", href: "/arrepentimiento" },
        { label: "Botón baja de servicio", href: "/bajaservicio" }
      ]
    },
    {
      id: "datos-personales",
      title: "Datos personales",
      body: [
        "Usamos tus datos para cotizar, emitir tu voucher y asistirte. Podés pedir que te digamos qué datos tuyos tenemos, que los corrijamos o que los borremos, escribiendo al correo de esta página."
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
        "Las marcas, los textos y los dibujos de este sitio son de sus titulares. Podés leerlos, imprimirlos y compartir un enlace; para usarlos de otra manera hace falta permiso."
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
        "Si algo no salió bien, escribinos primero: queremos resolverlo. También podés reclamar ante Defensa de las y los Consumidores; el enlace está al pie de cada página.",
        "Este aviso se rige por las leyes de la República Argentina."
      ]
    }
  ]
})
