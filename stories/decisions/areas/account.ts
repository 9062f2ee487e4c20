import type { Area } from "../decision"

/** Who the visitor is, and what is theirs. */
export const account: Area = {
  name: "Account",
  title: "Session and account",
  decisions: [
    {
      number: 18,
      claim: "The sandbox answers `/userinfo` with 204 to visitors who are not logged in",
      text: ["Any answer but 200 means that (SR-01), and browsers write every 4xx into the visitor's console."],
      file: "contracts/sandbox/calls/userinfo.ts"
    },
    {
      number: 33,
      claim: "The login is the server's; the portal knows `/userinfo` alone",
      text: [
        "`/login` and `/logout` are documents of the host. A BroadcastChannel tells other tabs of a login or",
        "logout: personal pages go home, a payment under way stays, a page from the browser's cache asks",
        "again. `/redirect` without a login leads home and tells no event. `/validar` is guarded too, as it",
        "names an e-mail."
      ],
      file: "src/adapters/dom/sessionTabs.ts"
    },
    {
      number: 34,
      claim: "Registering ends on `/`, whatever it interrupted",
      text: [
        "RG-06 asks for it. There 'Continuar tu compra' goes on with the plan in the cart at its next step,",
        "until the visitor dismisses it for that purchase (OU-08). It lies over the foot, so nothing moves.",
        "The message of success travels in the history entry, which a new document keeps and no address",
        "shows."
      ],
      file: "src/journey/checkout/resuming.ts"
    },
    {
      number: 35,
      claim: "Unsaved personal data last a day, for the holder of their e-mail alone",
      text: [
        "`datosPersonales` keeps them, so a session that ends midway loses nothing (TR-15). `cuenta` holds",
        "the last visitor's e-mail: another one forgets the passengers, purchase and draft before it.",
        "Salir forgets the search too, with its phone and e-mail, unless a plan waits in its cart (ST-05,",
        "OU-08)."
      ],
      file: "src/adapters/storage/visitor.ts"
    },
    {
      number: 55,
      claim: "Saving personal data sends what RG-05 names",
      text: [
        "That is `gender` 50, `country` ARG where none is known, also in Chile, `NoData` for an address that",
        "was not told, and a RUT without dots. The e-mail is the session's and read-only."
      ],
      file: "src/adapters/http/AccountApiHttp.ts"
    },
    {
      number: 37,
      claim: "A voucher offers to take its purchase back while the law allows it",
      text: [
        "That is for 10 days from buying, and before the coverage starts (WD-09). The form arrives filled",
        "from `compraElegida` in sessionStorage, which reading empties.",
        "The list shows salida and regreso in one column, as drawn; AC-04 has two."
      ],
      file: "src/core/account/voucher.ts"
    }
  ]
}
