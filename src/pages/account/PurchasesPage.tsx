import { Redirect, useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Button, LinkButton } from "../../components/Button/Button"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { LiveRegion } from "../../components/LiveRegion/LiveRegion"
import { Stack } from "../../components/Stack/Stack"
import { VoucherList } from "../../components/VoucherList/VoucherList"
import { VoucherSkeleton } from "../../components/VoucherList/VoucherSkeleton"
import { purchases as copy } from "../../copy/purchases"
import { isInApp } from "../../core/device/inApp"
import type { Session } from "../../core/session/session"
import { useAccount } from "../../journey/account/account"
import { type PurchasesJourney, usePurchases } from "../../journey/account/purchases"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { noticeState } from "../../journey/visit/visit"
import { PhoneLinks } from "../shell/PhoneLinks"
import { unlessNavigated } from "../shell/unlessNavigated"
import { goOnFromPage } from "../shell/useNavigation"
import { AccountShell } from "./AccountShell"
import { PurchaseActions, PurchaseCard } from "./PurchaseCard"
import { presentGiven, presentVoucher } from "./presentVouchers"

type Props = { readonly purchases: PurchasesJourney }

const Waiting = ({ purchases }: Props) => {
  const words = useWords(copy)
  const state = useRead(purchases.state)
  return (
    <>
      {state.is === "loading" && state.slow && (
        <Alert kind="info" button={{ label: words.cancel, onClick: purchases.stop }}>
          {words.slow}
        </Alert>
      )}
      <VoucherSkeleton label={words.loading} />
    </>
  )
}

/** The list could not be loaded, which says nothing of what was bought (AC-06). */
const Failed = ({ purchases }: Props) => {
  const { failed } = useWords(copy)
  const again = () => {
    purchases.enter()
    goOnFromPage()
  }
  const retry = (
    <Button icon="arrow-clockwise-bold" onClick={again}>
      {failed.retry}
    </Button>
  )
  return <EmptyState kind="failed" title={failed.title} text={failed.text} phones={<PhoneLinks />} actions={retry} />
}

const Empty = () => {
  const { empty } = useWords(copy)
  const quote = <LinkButton href="/#cotizar">{empty.quote}</LinkButton>
  return <EmptyState kind="empty" title={empty.title} text={empty.text} actions={quote} />
}

/** Says that some purchases cannot be shown: a shorter list would look complete. */
const Unread = ({ purchases }: { readonly purchases: number }) => {
  const { unread } = useWords(copy)
  return (
    <Alert kind="warn">
      <p>{unread(purchases)}</p>
      <PhoneLinks />
    </Alert>
  )
}

const Vouchers = ({ purchases, session }: Props & { readonly session: Session }) => {
  const { channel, today, userAgent } = useJourney()
  const inApp = isInApp(userAgent())
  const words = useWords(copy)
  const [, go] = useLocation()
  const shown = { channel, words, today: today() }
  const given = useRead(purchases.certificates.given)
  const rows = [...useRead(purchases.vouchers).entries()].map(([at, voucher]) => ({
    ...presentVoucher(voucher, shown, at),
    actions: (
      <PurchaseActions
        voucher={voucher}
        shown={shown}
        purchases={purchases}
        onForm={(path) => void purchases.openForm(voucher, session, path, unlessNavigated(go))}
      />
    )
  }))
  return (
    <>
      {inApp && rows.length > 0 && <Alert kind="info">{words.inApp}</Alert>}
      {rows.length > 0 && <VoucherList caption={words.title} heads={words.heads} vouchers={rows} />}
      <LiveRegion role="status">{presentGiven(given, words, inApp)}</LiveRegion>
      <PurchaseCard card={purchases.card} />
    </>
  )
}

const Purchases = ({ session }: { readonly session: Session }) => {
  const purchases = usePurchases()
  const state = useRead(purchases.state)
  const isStopped = useRead(purchases.stopped)
  if (state.is === "failed" || isStopped) return <Failed purchases={purchases} />
  if (state.is !== "done") return <Waiting purchases={purchases} />
  const { unread, vouchers } = state.value
  if (vouchers.length + unread === 0) return <Empty />
  return (
    <Stack>
      {unread > 0 && <Unread purchases={unread} />}
      <Vouchers purchases={purchases} session={session} />
    </Stack>
  )
}

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
