import { useId } from "react"
import { FieldError } from "../../components/FieldError/FieldError"
import {
  VoucherActions,
  type VoucherActionsProps,
  type VoucherOption
} from "../../components/VoucherList/VoucherActions"
import type { Voucher } from "../../core/account/voucher"
import type { PagePath } from "../../core/channel/paths"
import type { PurchasesJourney } from "../../journey/account/purchases"
import { useJourney } from "../../journey/useJourney"
import { nameOfVoucher, type VouchersShown, waysBack } from "./presentVouchers"

type Props = {
  readonly voucher: Voucher
  readonly shown: VouchersShown
  readonly purchases: PurchasesJourney
  readonly onTakeBack: (path: PagePath) => void
}

const presentPapers = ({
  purchases,
  shown,
  voucher
}: Omit<Props, "onTakeBack">): VoucherActionsProps["certificate"] => {
  const { certificate } = shown.words
  const { busy, download, given } = purchases.certificates
  const number = nameOfVoucher(voucher, shown.words)
  const loading = busy.value?.voucher === voucher && given.value?.voucher !== voucher
  const [, ...others] = voucher.documents
  if (voucher.documents.length === 0) return undefined
  if (others.length === 0)
    return {
      label: certificate.label,
      name: certificate.name(number),
      loading,
      onDownload: () => void download(voucher, 0)
    }
  const papers = [...voucher.documents.entries()].map(
    ([at, { fileName }]): VoucherOption => ({
      label: fileName,
      icon: "file-pdf",
      onPick: () => void download(voucher, at)
    })
  )
  return { label: certificate.many, name: certificate.names(number), loading, papers }
}

export const PurchaseActions = (props: Props) => {
  useJourney()
  const id = useId()
  const { onTakeBack, purchases, shown, voucher } = props
  const { certificate, ...words } = shown.words
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
  const isMissed = purchases.certificates.missed.value === voucher
  return (
    <>
      <VoucherActions
        certificate={presentPapers(props)}
        none={certificate.none}
        more={{
          label: words.more.label,
          name: words.more.name(nameOfVoucher(voucher, shown.words)),
          options: [card, ...forms]
        }}
      />
      <div role="alert" aria-live="assertive">
        {isMissed && <FieldError id={id}>{certificate.failed}</FieldError>}
      </div>
    </>
  )
}
