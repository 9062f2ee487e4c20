import type { Guide } from "../guide"

/** Other systems rely on these names: keep them as they are. */
export const names: Guide = {
  title: "Names that the outside relies on",
  lead: "Other systems rely on these names: keep them as they are.",
  parts: [
    {
      blocks: [
        { text: "These names are part of the product; the walks in `tests/e2e/` use exactly them:" },
        {
          list: [
            "accessible names of fields, buttons, popups and regions;",
            "routes: the table `src/routes.ts`;",
            "hosts: `src/channels/<id>/hosts.ts`;",
            "storage keys: `src/adapters/storage/keys.ts`, each holding an envelope `{ v, savedAt, data }`."
          ]
        },
        {
          table: [
            ["kept in", "keys"],
            [
              "localStorage",
              [
                "`busquedaCotizar` (with the cart), `pasajeros`, `resultadoCompra`, `intentoPago`,",
                "`canal`, `ultimaPagina`, `datosPersonales`, `cuenta`, `eventosPendientes`,",
                "`tarjetaAsistencia`, `viajeros`, `preferenciasCookies`"
              ]
            ],
            [
              "sessionStorage",
              [
                "`bannerCerrado`, `descuentoVisto`, `compraElegida`, `compraDescartada`, `compraExterna`,",
                "`cotizacionEmpezada`, `direccionApi`"
              ]
            ]
          ]
        }
      ]
    },
    {
      title: "A link to a trip",
      blocks: [
        { text: "`/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-25&edades=34,8` passes a trip on." },
        {
          list: [
            "`destino` is a name as listed; capitals and accents do not matter.",
            "`desde` and `hasta` may also be written `DD/MM/AAAA`.",
            "`edades` may name more than 20 people: the page shows them and does not quote them.",
            ["Any one of the four makes a link. Of a repeated one the first counts; other parameters mean", "nothing."]
          ]
        }
      ]
    }
  ]
}
