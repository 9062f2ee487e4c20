import { page } from "./overlay"
import type { TextLink } from "./text"

export const links = page("links", {
  title: "Enlaces",
  lead: "Página interna: está solo en los equipos de desarrollo.",
  pages: {
    title: "Páginas del portal",
    note: "Las que no son de este canal llevan al inicio.",
    links: [
      { label: "Inicio", href: "/" },
      { label: "Cotizador", href: "/#cotizar" },
      { label: "Productos", href: "/#productos" },
      { label: "Resultados", href: "/cotizar" },
      { label: "Pasajeros", href: "/cotizarpasajeros" },
      { label: "Pago", href: "/cotizarcompletarpago" },
      { label: "Pago exitoso", href: "/cotizarpagoexitoso" },
      { label: "Llegada desde un socio", href: "/compraexterna" },
      { label: "Validación del e-mail", href: "/validar" },
      { label: "Ingreso", href: "/redirect" },
      { label: "Tus compras", href: "/tuscompras" },
      { label: "Tus datos", href: "/tusdatos" },
      { label: "Registro", href: "/datospersonales" },
      { label: "Preguntas frecuentes", href: "/faqs" },
      { label: "Aviso legal", href: "/avisolegal" },
      { label: "Políticas de cookies", href: "/politicascookies" },
      { label: "Solicitar asistencia", href: "/solicitarasistencia" },
      { label: "Contacto", href: "/contacto" },
      { label: "Botón de arrepentimiento", href: "/arrepentimiento" },
      { label: "Botón baja de servicio", href: "/bajaservicio" },
      { label: "Anulación de Cobertura", href: "/anulacioncobertura" },
      { label: "Tus derechos", href: "/tusderechos" },
      { label: "Enlaces", href: "/test" },
      { label: "Una dirección que no existe", href: "/noexiste" }
    ] as ReadonlyArray<TextLink>
  },
  documents: { title: "Documentos", terms: "Términos y condiciones (PDF)", privacy: "Política de privacidad (PDF)" },
  sandbox: {
    title: "Proveedor de prueba",
    note: "Responden mientras el portal se sirve con el sandbox.",
    links: [
      { label: "Cotización de un socio", href: "/compraexterna?p=vigente" },
      { label: "Correo enviado", href: "/_sandbox/correo" },
      { label: "Llamadas recibidas", href: "/_sandbox/requests" },
      { label: "Fallas pedidas", href: "/_sandbox/faults" },
      { label: "Quién está adentro", href: "/userinfo" },
      { label: "Dirección del proveedor", href: "/api_url" },
      { label: "Dominio de consentimiento", href: "/one_trust" }
    ] as ReadonlyArray<TextLink>
  }
})
