import "portal-components/styles/tokens.css"
import "portal-components/styles/base.css"
import "portal-components/themes/messis.css"
import "portal-components/themes/bbva.css"

export const metadata = { title: "Prueba", icons: "data:," }
export const dynamicParams = false
export const generateStaticParams = () => [{ brand: "messis" }, { brand: "bbva" }]

export default async ({ children, params }) => (
  <html lang="es" data-channel={(await params).brand}>
    <body>{children}</body>
  </html>
)
