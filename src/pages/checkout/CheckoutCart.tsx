import type { ReactNode } from "react"
import { CartBar } from "../../components/CartBar/CartBar"
import { CartPanel } from "../../components/CartPanel/CartPanel"
import { checkout as copy } from "../../copy/checkout"
import type { Instalment } from "../../core/quote/plan"
import type { CheckoutJourney } from "../../journey/checkout/checkout"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { useNavigation } from "../shell/useNavigation"
import { presentCart, presentCartBar } from "./presentCart"

const panel = "tu-compra"

type Props = {
  readonly checkout: CheckoutJourney
  readonly children?: ReactNode
  readonly chosen?: Instalment | undefined
}

export const CheckoutCart = ({ checkout, children, chosen }: Props) => {
  const { channel, copy: shell } = useJourney()
  const words = useWords(copy)
  const { onNavigate } = useNavigation()
  const cart = checkout.cart.value
  const search = checkout.search.value
  if (!cart || !search) return null
  const change = {
    label: words.cart.change,
    href: "/cotizar",
    onClick: (event: Parameters<typeof onNavigate>[1]) => onNavigate("/cotizar", event)
  }
  return (
    <CartPanel
      {...presentCart(cart, search, { channel, copy: shell, words, chosen })}
      id={panel}
      change={children ? change : undefined}
    >
      {children}
    </CartPanel>
  )
}

export const CheckoutBar = ({ checkout }: Pick<Props, "checkout">) => {
  const { channel, copy: shell } = useJourney()
  const words = useWords(copy)
  const cart = checkout.cart.value
  const search = checkout.search.value
  if (!cart || !search) return null
  return <CartBar {...presentCartBar(cart, search, { channel, copy: shell, words })} panelId={panel} />
}
