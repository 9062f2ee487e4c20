import { useEffect, useRef } from "react"
import { Button } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { Stack } from "../../components/Stack/Stack"
import { payment as copy } from "../../copy/payment"
import type { PaymentJourney } from "../../journey/checkout/payment"
import { useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { PhoneLinks } from "../shell/PhoneLinks"
import { presentModal } from "./presentPayment"

const focusFirstWrong = () => {
  const found = document.querySelector<HTMLElement>("main form [aria-invalid=true]")
  const control = found?.matches("input, select") ? found : found?.querySelector("input")
  control?.focus()
}

type Props = { readonly payment: Pick<PaymentJourney, "send" | "state"> }

/** What the payment says or asks. It stays open until the machine has another state. */
export const PaymentModal = ({ payment }: Props) => {
  const { send } = payment
  const words = useWords(copy)
  const state = useRead(payment.state)
  const told = presentModal(state, words)
  const isAboutFields = state.now.is === "says" && ["wrong", "declined"].includes(state.now.notice)
  const wasAboutFields = useRef(false)
  useEffect(() => {
    if (wasAboutFields.current && !isAboutFields) focusFirstWrong()
    wasAboutFields.current = isAboutFields
  }, [isAboutFields])

  if (!told) return null
  return (
    <Dialog
      title={told.title}
      open
      onClose={() => send({ is: "dismissed" })}
      closeLabel={words.close}
      asks
      actions={
        told.ways.length > 0
          ? told.ways.map(({ label, sends }, at) => (
              <Button key={label} kind={at < told.ways.length - 1 ? "line" : "primary"} onClick={() => send(sends)}>
                {label}
              </Button>
            ))
          : undefined
      }
    >
      <Stack>
        {told.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {told.phones && <PhoneLinks />}
      </Stack>
    </Dialog>
  )
}
