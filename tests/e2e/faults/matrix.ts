/**
 * The stories of what each call's failures look like, by call and look (TR-07). Where the
 * specification shows no result of a call, any JSON is a success.
 */
export const looks = {
  userinfo: { nobody: "parts-layout--playground", slow: "pages-redirectpage--playground" },
  "api/user/info": {
    unknown: "pages-profilepage--saved-unknown",
    unregistered: "pages-registrationpage--playground",
    slow: "components-feedback-loadingoverlay--slow"
  },
  "api/user/save": {
    failed: "pages-profilepage--failed",
    saved: "pages-profilepage--saved",
    slow: "components-fields-formcard--slow"
  },
  one_trust: { denied: "pages-homepage--playground" },
  api_url: { failed: "pages-resultspage--api-down", slow: "components-feedback-loadingoverlay--slow" },
  valueslist: { lost: "pages-passengerspage--lists-lost", slow: "components-fields-selectfield--loading" },
  country: { lost: "pages-passengerspage--lists-lost", slow: "components-fields-selectfield--loading" },
  state: { lost: "pages-passengerspage--provinces-lost", slow: "components-fields-selectfield--loading" },
  banner: { none: "parts-layout--playground" },
  quote: {
    failed: "pages-resultspage--requote-failed",
    refused: "pages-resultspage--declined",
    slow: "components-feedback-loadingoverlay--slow"
  },
  "quote with coupon": {
    unknown: "parts-passengersforms--coupon-unasked",
    refused: "pages-passengerspage--coupon-refused",
    slow: "components-feedback-alert--with-action"
  },
  "sales/mail": {
    failed: "parts-plansonoffer--mail-failed",
    sent: "parts-plansonoffer--mailed",
    slow: "components-plans-maildialog--slow"
  },
  "notification/request": { failed: "pages-contactpage--failed", slow: "components-fields-formcard--slow" },
  "notification/regret": { failed: "pages-withdrawalpage--failed", slow: "components-fields-formcard--slow" },
  "external/getquote": {
    failed: "pages-externalpage--failed",
    invalid: "pages-externalpage--invalid",
    slow: "components-feedback-progresslist--slow"
  },
  "api/sales": { failed: "pages-purchasespage--failed", slow: "components-feedback-alert--with-action" },
  "sales/enroll": {
    unknown: "pages-paymentpage--unknown",
    refused: "pages-paymentpage--declined",
    slow: "pages-paymentpage--paying"
  }
} as const

/** Faults of any call. */
export const faults = ["4xx", "down", "timeout", "5xx", "not JSON", "wrong shape", "slow"] as const
export type Fault = (typeof faults)[number]

/** A call that a walk makes fail. */
export interface Row<Look extends string = string> {
  /** Its name in the sandbox, if that is another. */
  readonly call?: string
  /** Total time to wait for it, in milliseconds. */
  readonly limit: number
  /** The look of each fault. */
  readonly cells: Readonly<Record<Fault, Look>>
}

export type Walked =
  | "userinfo"
  | "api/user/save"
  | "quote"
  | "quote with coupon"
  | "notification/regret"
  | "sales/enroll"
export type LookOf<Name extends Walked> = keyof (typeof looks)[Name] & string

/** Every fault that keeps an answer from coming has the same look. */
const lost = <Look extends string>(look: Look) => ({
  "4xx": look,
  down: look,
  timeout: look,
  "5xx": look,
  "not JSON": look,
  "wrong shape": look
})

/** Calls about money, a login, people's data or a legal right. */
export const matrix: { readonly [Name in Walked]: Row<LookOf<Name>> } = {
  userinfo: { limit: 8_000, cells: { ...lost("nobody"), slow: "slow" } },
  "api/user/save": { limit: 15_000, cells: { ...lost("failed"), "wrong shape": "saved", slow: "slow" } },
  quote: { limit: 20_000, cells: { ...lost("failed"), "4xx": "refused", slow: "slow" } },
  "quote with coupon": { call: "quote", limit: 20_000, cells: { ...lost("unknown"), "4xx": "refused", slow: "slow" } },
  "notification/regret": { limit: 15_000, cells: { ...lost("failed"), slow: "slow" } },
  "sales/enroll": { limit: 60_000, cells: { ...lost("unknown"), "4xx": "refused", slow: "slow" } }
}
