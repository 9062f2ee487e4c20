import type { Faults } from "./faults"
import type { Mailbox } from "./mail/mailbox"
import type { Accounts } from "./people/accounts"
import type { Sessions } from "./people/sessions"
import type { UserBook } from "./people/userBook"
import type { RequestLog } from "./requests"
import type { Cashier } from "./sales/cashier"
import type { SaleBook } from "./sales/saleBook"

/** What the calls of one running sandbox share. */
export type World = {
  readonly mails: Mailbox
  readonly book: SaleBook
  readonly cashier: Cashier
  readonly users: UserBook
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly now: () => Date
  readonly faults: Faults
  readonly requests: RequestLog
}
