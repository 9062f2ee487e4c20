import { createFaults } from "./faults"
import { openMailbox } from "./mail/mailbox"
import { createAccounts } from "./people/accounts"
import { createSessions } from "./people/sessions"
import { openUserBook } from "./people/userBook"
import { createRequestLog } from "./requests"
import { createCashier } from "./sales/cashier"
import { openSaleBook } from "./sales/saleBook"
import type { Store } from "./store"

type Times = { readonly now: () => Date; readonly lateMs: number; readonly sessionMs: number | undefined }

/** What the calls of one running sandbox share. */
export const createWorld = (store: Store, { lateMs, now, sessionMs }: Times) => {
  const [mails, book] = [openMailbox(store, now), openSaleBook(store, now)]
  return {
    mails,
    book,
    now,
    cashier: createCashier({ book, mails, lateMs, now }),
    users: openUserBook(store),
    accounts: createAccounts(),
    sessions: createSessions(now, sessionMs),
    faults: createFaults(),
    requests: createRequestLog(now)
  }
}

export type World = ReturnType<typeof createWorld>
