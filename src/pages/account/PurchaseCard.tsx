import { useId } from "react"
import { LinkButton } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { FieldError } from "../../components/FieldError/FieldError"
import type { MenuOption } from "../../components/Menu/Menu"
import { Stack } from "../../components/Stack/Stack"
import { TripPass } from "../../components/TripPass/TripPass"
import { VoucherActions, type VoucherActionsProps } from "../../components/VoucherList/VoucherActions"
import { purchases } from "../../copy/purchases"
import type { Voucher } from "../../core/account/voucher"
import type { PagePath } from "../../core/channel/paths"
import type { PurchasesJourney } from "../../journey/account/purchases"
import { useOfflineCard } from "../../journey/checkout/useOfflineCard"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { presentScene } from "../checkout/presentCart"
import { SendCards } from "../checkout/SendCards"
import { usePurchaseWords } from "../checkout/usePurchaseWords"
import {
  nameOfPaper,
  nameOfVoucher,
  orderOf,
  presentVoucherCard,
  presentVoucherPictures,
  type VouchersShown,
  waysBack
} from "./presentVouchers"

const Card = ({ voucher }: { readonly voucher: Voucher }) => {
  const journey = useJourney()
  const { withdrawnOn } = useOfflineCard(orderOf(voucher)).found?.trip ?? {}
  const shown = { success: usePurchaseWords(), vouchers: useWords(purchases), today: journey.today(), withdrawnOn }
  const pass = presentVoucherCard(voucher, shown, Date.now())
  const pictures = presentVoucherPictures(voucher, pass, shown)
  return (
    <Stack>
      <TripPass {...pass} />
      {pictures.length > 0 && <SendCards pictures={pictures} scenery={presentScene("", journey)} />}
    </Stack>
  )
}

export const PurchaseCard = ({ card }: Pick<PurchasesJourney, "card">) => {
  const { close, option } = useWords(purchases).card
  const voucher = useRead(card)
  const onClose = () => {
    card.value = undefined
  }
  return (
    <Dialog title={option} open={voucher !== undefined} onClose={onClose} closeLabel={close} size="wide">
      {voucher && <Card voucher={voucher} />}
    </Dialog>
  )
}

type PurchaseActionsProps = {
  readonly voucher: Voucher
  readonly shown: VouchersShown
  readonly purchases: PurchasesJourney
  readonly onForm: (path: PagePath) => void
}

const presentPapers = (
  { purchases, shown, voucher }: Omit<PurchaseActionsProps, "onForm">,
  loading: boolean
): VoucherActionsProps["certificate"] => {
  const { certificate } = shown.words
  const number = nameOfVoucher(voucher, shown.words)
  const give = (at: number) => () => void purchases.certificates.download(voucher, at)
  const papers = voucher.documents.map(
    ({ fileName }, at): MenuOption => ({ label: fileName, icon: "file-pdf", onPick: give(at) })
  )
  if (papers.length === 0) return undefined
  if (papers.length > 1) return { label: certificate.many, name: certificate.names(number), loading, papers }
  return { label: certificate.label, name: certificate.name(number), loading, onDownload: give(0) }
}

export const PurchaseActions = (props: PurchaseActionsProps) => {
  const id = useId()
  const { onForm, purchases, shown, voucher } = props
  const { certificates } = purchases
  const isBusy = useRead(certificates.busy)?.voucher === voucher
  const given = useRead(certificates.given)
  const isMissed = useRead(certificates.missed) === voucher
  const { certificate, ...words } = shown.words
  const card: MenuOption = {
    label: words.card.option,
    icon: "first-aid-kit",
    onPick: () => {
      purchases.card.value = voucher
    }
  }
  const forms = waysBack(voucher, shown).map(
    (form): MenuOption => ({
      ...form,
      onPick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onForm(form.href)
      }
    })
  )
  const own = given?.voucher === voucher ? given : undefined
  const ready = own?.how === "ready" ? own : undefined
  return (
    <>
      <VoucherActions
        certificate={presentPapers(props, isBusy && !own)}
        none={certificate.none}
        more={{
          label: words.more.label,
          name: words.more.name(nameOfVoucher(voucher, shown.words)),
          options: [card, ...forms]
        }}
      />
      {ready?.url && (
        <LinkButton kind="line" size="small" href={ready.url} target="_blank" rel="noopener noreferrer">
          {certificate.open(nameOfPaper(ready, shown.words))}
        </LinkButton>
      )}
      <div role="alert" aria-live="assertive">
        {isMissed && <FieldError id={id}>{certificate.failed}</FieldError>}
      </div>
    </>
  )
}
