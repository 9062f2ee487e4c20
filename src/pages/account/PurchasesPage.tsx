import { Redirect } from "wouter"
import { VoucherSkeleton } from "../../components/VoucherList/VoucherSkeleton"
import { purchases as copy } from "../../copy/purchases"
import { useAccount } from "../../journey/account/account"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { noticeState } from "../../journey/visit/visit"
import { AccountFrame } from "./AccountFrame"
import { Purchases } from "./PurchaseList"

export const PurchasesPage = () => {
  const { checkout } = useJourney()
  const words = useWords(copy)
  const who = useAccount()
  useOnEnter(() => void checkout.load().catch(() => undefined))
  if (who === "loggedOut") return <Redirect to="/" replace state={noticeState("account")} />
  return (
    <AccountFrame title={words.title} path="/tuscompras">
      {who ? <Purchases key={who.email} session={who} /> : <VoucherSkeleton label={words.loading} />}
    </AccountFrame>
  )
}
