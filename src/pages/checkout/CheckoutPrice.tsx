import { Alert } from "../../components/Alert/Alert"
import { Button, LinkButton } from "../../components/Button/Button"
import { CartLines } from "../../components/CartPanel/CartLines"
import { Dialog } from "../../components/Dialog/Dialog"
import { Stack } from "../../components/Stack/Stack"
import { checkout as copy } from "../../copy/checkout"
import type { CheckoutJourney } from "../../journey/checkout/checkout"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { PortalLink } from "../shell/PortalLink"
import { useNavigation } from "../shell/useNavigation"
import { showPrice } from "./presentCart"

type Props = { readonly checkout: CheckoutJourney }

export const CheckoutPrice = ({ checkout }: Props) => {
  const { channel } = useJourney()
  const { price: words } = useWords("checkout", copy)
  const { onNavigate } = useNavigation()
  const { price } = checkout
  const verdict = price.verdict.value
  if (verdict.is !== "changed" && verdict.is !== "unasked") return null
  const told = verdict.is === "changed" ? words : words.unasked
  return (
    <Dialog
      title={told.title}
      open={price.shown.value}
      onClose={price.hide}
      closeLabel={words.close}
      actions={
        <>
          <LinkButton kind="line" href="/cotizar" onClick={(event) => onNavigate("/cotizar", event)}>
            {words.change}
          </LinkButton>
          <Button onClick={() => void price.accept()}>{told.accept}</Button>
        </>
      }
    >
      <Stack>
        <p>{told.text}</p>
        {verdict.is === "changed" && (
          <CartLines
            lines={[
              { label: words.before, price: showPrice(verdict.before, channel) },
              { label: words.now, price: showPrice(verdict.now, channel) }
            ]}
          />
        )}
        {verdict.is === "changed" && verdict.couponEnded && <p>{words.coupon}</p>}
      </Stack>
    </Dialog>
  )
}

export const CheckoutBlocked = ({ checkout }: Props) => {
  const { gone, price: words } = useWords("checkout", copy)
  const { price } = checkout
  const verdict = price.verdict.value
  if (verdict.is === "same" || verdict.is === "unasked") return null
  if (verdict.is === "gone")
    return (
      <Alert kind="bad">
        {gone.text} <PortalLink href="/cotizar">{gone.link}</PortalLink>
      </Alert>
    )
  return (
    <Alert
      kind="warn"
      action={
        <Button kind="line" size="small" onClick={price.show}>
          {words.review}
        </Button>
      }
    >
      {words.pending}
    </Alert>
  )
}
