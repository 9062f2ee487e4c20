import type { QuoteMail } from "../../../core/mail/MailApi"
import type { Plan } from "../../../core/quote/plan"

const constants = {
  Annual: true,
  Sort: 1,
  PromotionalCode: null,
  DestinationCountryIsoCode: null,
  AmountCurrencyISOCode: "ARS",
  Top: 15
} as const

const toWireProduct = ({ amount, currency, id, name, product, title }: Plan) => ({
  Id: id,
  Name: name,
  Title: title,
  Product: product,
  Currency: currency,
  Amount: amount / 100
})

/** The body of `sales/mail` (ML-03). */
export const toWireMail = ({ email, plans, search: { phone, trip } }: Omit<QuoteMail, "signedIn">) => ({
  quote: {
    TripInitialDate: trip.start,
    TripEndDate: trip.end,
    Age: trip.ages,
    ...constants,
    Product: plans.map(toWireProduct),
    Phone: phone
  },
  email
})
