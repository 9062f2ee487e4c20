import type { Guide } from "../guide"

/** What the operator switches off without a release (OU-21). */
export const switches: Guide = {
  title: "Switches without a release",
  lead: "What the operator switches off without a release.",
  parts: [
    {
      blocks: [
        {
          text: [
            "A build publishes `/config/estado.json` with `{}`: all is on. Replace it on the server by a file of",
            "at most 1 kB with a row for each channel, by its code; a channel without a row has all on:"
          ]
        },
        { text: '`{ "CODE": { "venta": false, "aviso": "Volvemos a vender a las 18." } }`' },
        {
          table: [
            ["field", "what it does"],
            [
              "`venta: false`",
              [
                "COMPRAR puts no plan into the cart and COMPLETAR PAGO sends nothing; both say why and name the",
                "phones. Visitors still quote, and what they typed stays."
              ]
            ],
            ["`cupones: false`", "the cart has no field for a coupon; an applied coupon, or a typed one, stays"],
            [
              "`rastreadores: false`",
              [
                "no tracker runs, whatever the visitor accepted; a document with trackers ends, once nothing typed",
                "is lost by it"
              ]
            ],
            ["`aviso`", "one line of at most 200 characters for every visitor of the channel, until it is closed"]
          ]
        },
        {
          text: [
            "A press on COMPRAR or COMPLETAR PAGO asks for the file first and waits at most 2 s. An open tab asks",
            "twice a minute while it is seen; a new document asks 10 s after its first view, the cart at once.",
            "A lost, broken or larger file switches nothing off: try a change on one channel first."
          ]
        }
      ]
    }
  ]
}
