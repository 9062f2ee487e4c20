import { useId } from "react"
import { FieldError } from "../components/FieldError/FieldError"
import { VoucherActions, type VoucherOption } from "../components/VoucherList/VoucherActions"
import type { Voucher } from "../core/account/voucher"
import { numberOfVoucher, type VouchersShown, waysBack } from "../journey/presentVouchers"
import type { PurchasesJourney } from "../journey/purchases"
import { useJourney } from "../journey/useJourney"

/** What can be done with one voucher: its certificate, its card, and giving the purchase back (2§2). */
export const PurchaseActions = (props: {
  readonly voucher: Voucher
  readonly shown: VouchersShown
  readonly purchases: PurchasesJourney
  readonly onTakeBack: (path: string) => void
}) => {
  useJourney()
  const id = useId()
  const { onTakeBack, purchases, shown, voucher } = props
  const { certificate, ...words } = shown.words
  const { busy, download, given, missed } = purchases.certificates
  const number = numberOfVoucher(voucher)
  const card: VoucherOption = {
    label: words.card.option,
    icon: "first-aid-kit",
    onPick: () => {
      purchases.card.value = voucher
    }
  }
  const forms = waysBack(voucher, shown).map(
    (form): VoucherOption => ({
      ...form,
      onPick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onTakeBack(form.href)
      }
    })
  )
  return (
    <>
      <VoucherActions
        certificate={{
          label: certificate.label,
          name: certificate.name(number),
          loading: busy.value === voucher && given.value !== voucher,
          onDownload: () => void download(voucher)
        }}
        more={{ label: words.more(number), options: [card, ...forms] }}
      />
      <div role="alert">{missed.value === voucher && <FieldError id={id}>{certificate.failed}</FieldError>}</div>
    </>
  )
}
