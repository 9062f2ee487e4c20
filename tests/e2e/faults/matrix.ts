import { look, lost, type Row } from "./row"

const formSlow = look("'Esto está tardando más de lo normal.' and Cancelar", "components-fields-formcard--slow")
const overlaySlow = look(
  "'Esto está tardando más de lo normal' and Cancelar",
  "components-feedback-loadingoverlay--slow"
)
const alertSlow = look("'Esto está tardando más de lo normal.' and Cancelar", "components-feedback-alert--with-action")
const listSlow = look(
  "'Cargando…' in the list, which gives up by itself; the page works",
  "components-fields-selectfield--loading"
)
const listLost = (what: string) => ({
  lost: look(`'No pudimos cargar ${what}.' and Reintentar`, "pages-passengerspage--lists-lost"),
  slow: listSlow
})
const externalFailed = look("'Error', Reintentar and ways out", "pages-externalpage--failed")
const externalSlow = look(
  "'Esto está tardando más de lo normal.' and Cancelar",
  "components-feedback-progresslist--slow"
)

/**
 * Every call of the portal by everything that can go wrong (TR-07). Where the specification shows
 * no result of a call, any JSON is a success: a wrong shape is then impossible.
 */
export const matrix = {
  userinfo: {
    call: "userinfo",
    limit: 8_000,
    looks: {
      nobody: look("nobody is logged in: ENTRAR, guarded pages lead home, no message", "parts-layout--playground"),
      slow: look(
        "'Entrando a tu cuenta…', 'Esto está tardando más de lo normal.' and Ir al inicio",
        "pages-redirectpage--slow"
      )
    },
    cells: lost("nobody", { slow: "slow", duplicate: "one call a document" })
  },
  "user/info": {
    call: "api/user/info",
    limit: 8_000,
    looks: {
      unknown: look(
        "not registered: an empty form, and 'No pudimos cargar lo que ya tengas guardado'",
        "pages-profilepage--saved-unknown"
      ),
      unregistered: look("not registered: an empty form, no message", "pages-registrationpage--playground"),
      slow: look(
        "'Buscando tus datos…', 'Esto está tardando más de lo normal.' and Ir al inicio",
        "components-feedback-loadingoverlay--slow"
      )
    },
    cells: lost("unknown", { "4xx": "unregistered", slow: "slow", duplicate: "one call a document" })
  },
  "user/save": {
    call: "api/user/save",
    limit: 15_000,
    looks: {
      failed: look("'Fallo al dar de alta el usuario', the form stays", "pages-profilepage--failed"),
      saved: look("'El usuario se guardó correctamente'", "pages-profilepage--saved"),
      slow: formSlow
    },
    cells: lost("failed", { "wrong shape": "saved", slow: "slow", duplicate: "one call" })
  },
  one_trust: {
    call: "one_trust",
    limit: 8_000,
    looks: { denied: look("nothing: denied, no tag", "pages-homepage--playground") },
    cells: lost("denied", { slow: "denied", duplicate: "one call a document" })
  },
  api_url: {
    call: "api_url",
    limit: 8_000,
    looks: {
      failed: look("'No pudimos buscar tus planes.', Reintentar and phones", "pages-resultspage--api-down"),
      slow: overlaySlow
    },
    cells: lost("failed", { slow: "slow", duplicate: "one call for banner and quote" })
  },
  valueslist: {
    call: "valueslist",
    limit: 8_000,
    looks: listLost("los tipos de documento"),
    cells: lost("lost", { slow: "slow", duplicate: "one call" })
  },
  country: {
    call: "country",
    limit: 8_000,
    looks: listLost("los países"),
    cells: lost("lost", { slow: "slow", duplicate: "one call" })
  },
  state: {
    call: "state",
    limit: 8_000,
    looks: {
      ...listLost("las provincias"),
      lost: look("'No pudimos cargar las provincias.' and Reintentar", "pages-passengerspage--provinces-lost")
    },
    cells: lost("lost", { slow: "slow", duplicate: "the last country wins" })
  },
  banner: {
    call: "banner",
    limit: 8_000,
    looks: { none: look("nothing: the page without a banner", "parts-layout--playground") },
    cells: lost("none", { slow: "none", duplicate: "one call a document" })
  },
  quote: {
    call: "quote",
    limit: 20_000,
    looks: {
      failed: look(
        "'No pudimos buscar tus planes.', Reintentar and phones; the plans stay",
        "pages-resultspage--requote-failed"
      ),
      refused: look("the provider's reason in its words; the plans stay", "pages-resultspage--declined"),
      slow: overlaySlow
    },
    cells: lost("failed", { "4xx": "refused", slow: "slow", duplicate: "the last one wins" })
  },
  "quote with coupon": {
    call: "quote",
    limit: 20_000,
    looks: {
      unknown: look("'No pudimos verificar el cupón', the cart as it was", "pages-passengerspage--coupon-unknown"),
      refused: look("'EL CUPON NO ES VALIDO'", "pages-passengerspage--coupon-refused"),
      slow: alertSlow
    },
    cells: lost("unknown", { "4xx": "refused", slow: "slow", duplicate: "one at a time" })
  },
  "sales/mail": {
    call: "sales/mail",
    limit: 15_000,
    looks: {
      failed: look("the dialog closes, the ticks stay, 'No pudimos enviar el mail'", "parts-plansonoffer--mail-failed"),
      sent: look("'El mail se envió con éxito'", "parts-plansonoffer--mailed"),
      slow: look("'Esto está tardando más de lo normal.' and Cancelar", "components-plans-maildialog--slow")
    },
    cells: lost("failed", { "wrong shape": "sent", slow: "slow", duplicate: "one call" })
  },
  "notification/request": {
    call: "notification/request",
    limit: 15_000,
    looks: {
      failed: look("'Fallo al el enviar el mensaje', the form stays", "pages-contactpage--failed"),
      slow: formSlow
    },
    cells: lost("failed", { slow: "slow", duplicate: "one call" })
  },
  "notification/regret": {
    call: "notification/regret",
    limit: 15_000,
    looks: {
      failed: look("'Problema al enviar la solicitud', Reintentar, the form stays", "pages-withdrawalpage--failed"),
      slow: formSlow
    },
    cells: lost("failed", { slow: "slow", duplicate: "one call" })
  },
  "external/getquote": {
    call: "external/getquote",
    limit: 10_000,
    looks: {
      failed: externalFailed,
      invalid: look("'Cotización inválida' and ways out", "pages-externalpage--invalid"),
      slow: externalSlow
    },
    cells: lost("failed", { "4xx": "invalid", "wrong shape": "invalid", slow: "slow", duplicate: "one call" })
  },
  "quote of a partner": {
    call: "quote",
    limit: 20_000,
    looks: { failed: externalFailed, slow: externalSlow },
    cells: lost("failed", { slow: "slow", duplicate: "one call" })
  },
  "api/sales": {
    call: "api/sales",
    limit: 8_000,
    looks: {
      failed: look("'No pudimos cargar tus compras' and Reintentar, not an empty list", "pages-purchasespage--failed"),
      slow: alertSlow
    },
    cells: lost("failed", { slow: "slow", duplicate: "one call" })
  },
  enroll: {
    call: "sales/enroll",
    limit: 60_000,
    looks: {
      unknown: look(
        "'No vuelvas a pagar hasta revisar tu correo o llamarnos'; another try is asked about",
        "pages-paymentpage--unknown"
      ),
      refused: look(
        "'Ocurrió un error con el pago', not charged; the security code is gone",
        "pages-paymentpage--declined"
      ),
      slow: look("'Esto está tardando más de lo normal', no way out", "pages-paymentpage--paying")
    },
    cells: lost("unknown", { "4xx": "refused", slow: "slow", duplicate: "exactly one call" })
  }
} satisfies Readonly<Record<string, Row>>

export type CallName = keyof typeof matrix

export type LookOf<Name extends CallName> = keyof (typeof matrix)[Name]["looks"]
