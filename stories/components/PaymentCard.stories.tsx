import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { expect, userEvent } from "storybook/test"
import { CardNumberField } from "../../src/components/CardNumberField/CardNumberField"
import { maskedFromRecorders } from "../../src/components/CardNumberField/cardDigits"
import { CardPreview } from "../../src/components/CardPreview/CardPreview"
import { ExpiryField } from "../../src/components/ExpiryField/ExpiryField"
import { FieldPair } from "../../src/components/FormCard/FormCard"
import { PaymentCard } from "../../src/components/PaymentCard/PaymentCard"
import { RadioTiles } from "../../src/components/RadioTiles/RadioTiles"
import { SecurityCodeField } from "../../src/components/SecurityCodeField/SecurityCodeField"
import { SegmentedChoice } from "../../src/components/SegmentedChoice/SegmentedChoice"
import { TextField } from "../../src/components/TextField/TextField"

const networks = ["Visa", "Mastercard", "Amex"].map((label) => ({ value: label, label }))
const modes = [
  { value: "credit", label: "Crédito" },
  { value: "debit", label: "Débito" }
]
const previewWords = {
  label: "Vista previa de tu tarjeta",
  holderLabel: "Titular",
  holderPlaceholder: "NOMBRE Y APELLIDO"
}

/** The card with the form of step 3. */
const Filled = ({ title, note, withMode }: Pick<ComponentProps<typeof PaymentCard>, "title" | "note"> & Extra) => {
  const [holder, setHolder] = useState("Ana Martínez")
  const [number, setNumber] = useState("")
  const [network, setNetwork] = useState("Visa")
  const [mode, setMode] = useState("credit")
  const [expiry, setExpiry] = useState("")
  const [code, setCode] = useState("")
  const shownExpiry = withMode ? { label: "Vence", value: expiry, placeholder: "MM/AA" } : undefined
  const preview = (
    <CardPreview {...previewWords} network={network} number={number} holder={holder} expiry={shownExpiry} />
  )
  return (
    <PaymentCard title={title} note={note} preview={preview}>
      {withMode && (
        <SegmentedChoice label="Modo de tarjeta" name="mode" options={modes} value={mode} onChange={setMode} />
      )}
      <TextField
        label="Nombre y apellido del titular"
        name="holder"
        {...maskedFromRecorders}
        autoComplete="cc-name"
        hint="Como figura en la tarjeta"
        value={holder}
        onChange={setHolder}
      />
      <CardNumberField label="Número de tarjeta" name="number" value={number} onChange={setNumber} />
      {withMode && (
        <FieldPair>
          <ExpiryField label="Vencimiento" name="expiry" placeholder="MM/AAAA" value={expiry} onChange={setExpiry} />
          <SecurityCodeField label="Código de seguridad" name="code" value={code} onChange={setCode} />
        </FieldPair>
      )}
      <RadioTiles
        label="Tipo de tarjeta"
        name="network"
        layout="row"
        options={networks}
        value={network}
        onChange={setNetwork}
      />
    </PaymentCard>
  )
}
type Extra = { readonly withMode?: boolean }

const meta = {
  title: "Components/Checkout/PaymentCard",
  component: PaymentCard,
  args: { title: "Tarjeta de crédito", note: "Conexión segura", preview: null, children: null },
  render: ({ title, note }) => <Filled title={title} note={note} />
} satisfies Meta<typeof PaymentCard>
export default meta
type Story = StoryObj<typeof meta>

/** The picture follows the input. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Tarjeta de crédito" })).toBeVisible()
    await userEvent.type(canvas.getByLabelText("Número de tarjeta"), "4509530012841142")
    await expect(canvas.getByRole("img")).toHaveTextContent("4509 5300 1284 1142")
    await userEvent.click(canvas.getByLabelText("Mastercard"))
    await expect(canvas.getByRole("img")).toHaveTextContent("Mastercard")
  }
}

/** A channel that takes debit cards asks for their code and expiry too. */
export const CreditOrDebit: Story = {
  args: { title: "Tarjeta" },
  render: ({ title, note }) => <Filled title={title} note={note} withMode />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Vencimiento"), "0928")
    await expect(canvas.getByRole("img")).toHaveTextContent("09/28")
  }
}
