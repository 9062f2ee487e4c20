import { Effect } from "effect"
import { MailApi, type QuoteMail } from "./MailApi"

/** Mails the chosen plans (ML-01). */
export const mailQuote = (mail: QuoteMail) => Effect.flatMap(MailApi, (api) => api.mailQuote(mail))
