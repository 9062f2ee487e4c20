import { proven } from "virtual:proofs"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { GroupPage } from "./GroupPage"
import { groups } from "./specification"

const groupOf = (code: string) => {
  const group = groups.find((one) => one.code === code)
  if (!group) throw new Error(`No group has the code ${code}`)
  return group
}

const pageOf = (code: string): Story => ({ args: { group: groupOf(code) } })

const meta = {
  title: "Specification/Requirements",
  component: GroupPage,
  // No photograph: it would change with every test that cites a requirement.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { group: groupOf("QR"), proofs: proven }
} satisfies Meta<typeof GroupPage>
export default meta
type Story = StoryObj<typeof meta>

/** Every requirement is present under its anchor, with a proof. */
export const QuoteRules: Story = {
  ...pageOf("QR"),
  play: async ({ args: { group }, canvas }) => {
    const ids = Object.keys(group.requirements)
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(ids)
    await expect(canvas.getAllByText(/^\d+ proofs?$/)).toHaveLength(ids.length)
    await expect(canvas.queryByText("0 proofs")).toBeNull()
  }
}

export const Channels = pageOf("CH")
export const Shell = pageOf("SH")
export const Home = pageOf("HO")
export const QuoteBar = pageOf("QB")
export const Results = pageOf("RS")
export const Comparison = pageOf("CM")
export const MailQuote = pageOf("ML")
export const Discount = pageOf("DB")
export const Session = pageOf("SR")
export const Registration = pageOf("RG")
export const Passengers = pageOf("PA")
export const Coupon = pageOf("CU")
export const Producer = pageOf("PR")
export const Payment = pageOf("PY")
export const Success = pageOf("SU")
export const External = pageOf("EX")
export const Account = pageOf("AC")
export const Contact = pageOf("CT")
export const Withdrawal = pageOf("WD")
export const Legal = pageOf("LG")
export const Calls = pageOf("CL")
export const Storage = pageOf("ST")
export const Analytics = pageOf("AN")
export const Consent = pageOf("CO")
export const Faults = pageOf("ER")
export const Validators = pageOf("VA")
export const Accessibility = pageOf("A11Y")
export const Trust = pageOf("TR")
export const Beyond = pageOf("OU")
