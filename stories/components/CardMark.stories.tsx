import type { Meta, StoryObj } from "@storybook/react-vite"
import { CardMark } from "../../src/components/CardMark/CardMark"
import { cardTypes } from "../../src/core/enroll/card"
import { looks } from "./looks"

const meta = {
  title: "Components/Checkout/CardMark",
  component: CardMark,
  args: { network: "Visa" }
} satisfies Meta<typeof CardMark>
export default meta

export const Playground: StoryObj<typeof meta> = {}

/** Shapes that recall each card, without its trademark (OU-last-step). */
export const Looks = looks(CardMark, Object.fromEntries(cardTypes.map(({ name }) => [name, { network: name }])))
