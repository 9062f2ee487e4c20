import { Redirect } from "wouter"
import { VoucherSkeleton } from "../../components/VoucherList/VoucherSkeleton"
import { purchases as copy } from "../../copy/purchases"
import { useAccount } from "../../journey/account/account"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { noticeState } from "../../journey/visit/visit"
import { AccountShell } from "./AccountShell"
import { Purchases } from "./PurchaseList"

export const PurchasesPage = () => {
  const { checkout } = useJourney()
  const words = useWords(copy)
  const who = useAccount()
  useOnEnter(() => void checkout.load().catch(() => undefined))
  if (who === "loggedOut") return <Redirect to="/" replace state={noticeState("account")} />
  return (
    <AccountShell title={words.title} path="/tuscompras">
      {who ? <Purchases key={who.email} session={who} /> : <VoucherSkeleton label={words.loading} />}
    </AccountShell>
  )
}
