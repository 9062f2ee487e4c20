import type { ReactNode } from "react"
import { Alert } from "../../components/Alert/Alert"
import { Button, LinkButton } from "../../components/Button/Button"
import { CartBar } from "../../components/CartBar/CartBar"
import { CartLines, CartPanel } from "../../components/CartPanel/CartPanel"
import { Dialog } from "../../components/Dialog/Dialog"
import { Stack } from "../../components/Stack/Stack"
import { checkout as copy } from "../../copy/checkout"
import type { Instalment } from "../../core/quote/plan"
import type { PurchaseStep } from "../../journey/checkout/step"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { PortalLink } from "../shell/PortalLink"
import { useLinkTo } from "../shell/useNavigation"
import { presentCart, presentCartBar, presentChange, presentScene } from "./presentCart"

type Props = { readonly step: PurchaseStep }

export const CheckoutPrice = ({ step }: Props) => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const linkTo = useLinkTo()
  const { price } = step
  const verdict = useRead(price.verdict)
  const shown = useRead(price.shown)
  if (verdict.is !== "changed" && verdict.is !== "unconfirmed") return null
  const { lines, told } =
    verdict.is === "changed"
      ? presentChange(verdict.before, verdict.now, channel, words)
      : { lines: [], told: words.price.unconfirmed }
  return (
    <Dialog
      title={told.title}
      open={shown}
      onClose={price.hide}
      closeLabel={words.price.close}
      asks
      actions={
        <>
          <LinkButton kind="line" {...linkTo("/cotizar")}>
            {words.price.change}
          </LinkButton>
          <Button onClick={() => void price.accept()}>{told.accept}</Button>
        </>
      }
    >
      <Stack>
        <p>{told.text}</p>
        {lines.length > 0 && <CartLines lines={lines} />}
        {verdict.is === "changed" && verdict.couponEnded && <p>{words.price.coupon}</p>}
      </Stack>
    </Dialog>
  )
}

/** Another tab chose another purchase, which this page shows now. */
export const CheckoutChanged = ({ step: { changed } }: Props) => {
  const { changed: words } = useWords(copy)
  const open = useRead(changed)
  const close = () => {
    changed.value = false
  }
  return (
    <Dialog
      title={words.title}
      open={open}
      onClose={close}
      closeLabel={words.close}
      asks
      actions={<Button onClick={close}>{words.close}</Button>}
    >
      <p>{words.text}</p>
    </Dialog>
  )
}

/** `onAgain` applies the code here; without it, a link leads to step 2. */
type LostCouponProps = Props & { readonly onAgain?: (code: string) => void }

/** A coupon that a visit to the plans took away (QB-11, RS-15), and the way to apply it again. */
export const LostCoupon = ({ step, onAgain }: LostCouponProps) => {
  const { lostCoupon: words } = useWords(copy)
  const linkTo = useLinkTo()
  const code = useRead(step.cart)?.lostCoupon
  if (code === undefined) return null
  return (
    <Alert
      kind="warn"
      action={
        onAgain ? (
          <Button kind="line" size="small" onClick={() => onAgain(code)}>
            {words.again}
          </Button>
        ) : (
          <LinkButton kind="line" size="small" {...linkTo("/cotizarpasajeros")}>
            {words.again}
          </LinkButton>
        )
      }
    >
      {words.text(code)}
    </Alert>
  )
}

export const CheckoutBlocked = ({ step }: Props) => {
  const { gone, price: words } = useWords(copy)
  const { price } = step
  const { is } = useRead(price.verdict)
  if (is !== "gone" && is !== "changed") return null
  if (is === "gone")
    return (
      <Alert kind="bad">
        {gone.text} <PortalLink href="/cotizar">{gone.link}</PortalLink>
      </Alert>
    )
  return (
    <Alert kind="warn" button={{ label: words.review, onClick: price.show }}>
      {words.pending}
    </Alert>
  )
}

const panel = "tu-compra"

type CheckoutCartProps = {
  readonly step: PurchaseStep
  readonly children?: ReactNode
  readonly chosen?: Instalment | undefined
}

export const CheckoutCart = ({ step, children, chosen }: CheckoutCartProps) => {
  const journey = useJourney()
  const { channel, copy: shell } = journey
  const words = useWords(copy)
  const linkTo = useLinkTo()
  const cart = useRead(step.cart)
  const search = useRead(step.search)
  if (!cart || !search) return null
  return (
    <CartPanel
      {...presentCart(cart, search, { channel, copy: shell, words, chosen })}
      {...presentScene(search.trip.destination, journey)}
      id={panel}
      change={children ? { label: words.cart.change, ...linkTo("/cotizar") } : undefined}
    >
      {children}
    </CartPanel>
  )
}

export const CheckoutBar = ({ step }: Pick<CheckoutCartProps, "step">) => {
  const { channel, copy: shell } = useJourney()
  const words = useWords(copy)
  const cart = useRead(step.cart)
  const search = useRead(step.search)
  if (!cart || !search) return null
  return <CartBar {...presentCartBar(cart, search, { channel, copy: shell, words })} panelId={panel} />
}
