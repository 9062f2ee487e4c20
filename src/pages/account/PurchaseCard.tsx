import { Dialog } from "../../components/Dialog/Dialog"
import { TripPass } from "../../components/TripPass/TripPass"
import { assistance } from "../../copy/assistance"
import { purchases } from "../../copy/purchases"
import { success } from "../../copy/success"
import type { Voucher } from "../../core/account/voucher"
import { isInApp } from "../../core/device/inApp"
import type { PurchasesJourney } from "../../journey/account/purchases"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentVoucherCard } from "./presentVouchers"

const Card = ({ voucher }: { readonly voucher: Voucher }) => {
  const { channel, copy, today, userAgent } = useJourney()
  const words = useWords(success)
  const vouchers = useWords(purchases)
  const { lines } = useWords(assistance).contacts
  const shown = { channel, copy, words, lines: channel.assistancePage ? lines : [], inApp: isInApp(userAgent()) }
  return <TripPass {...presentVoucherCard(voucher, { success: shown, vouchers, today: today() }, Date.now())} />
}

export const PurchaseCard = ({ card }: Pick<PurchasesJourney, "card">) => {
  const { close, option } = useWords(purchases).card
  const voucher = card.value
  const onClose = () => {
    card.value = undefined
  }
  return (
    <Dialog title={option} open={voucher !== undefined} onClose={onClose} closeLabel={close} size="wide">
      {voucher && <Card voucher={voucher} />}
    </Dialog>
  )
}
