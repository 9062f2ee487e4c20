import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { FaqsPage } from "../../src/pages/reading/FaqsPage"
import { inWorld } from "../world/inWorld"

const meta = {
  title: "Pages/FaqsPage",
  component: FaqsPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/faqs" } }
} satisfies Meta<typeof FaqsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: { chromatic: { modes: pageModes } } }

/** All answers, with the facts on limits, ages and trips (LG-01, LG-06). */
export const AllOpen: Story = {
  play: async ({ canvas }) => {
    const questions = await canvas.findAllByRole("heading", { level: 3 })
    for (const question of questions) await userEvent.click(question)
    const answers = canvas.getAllByText(/USD 1\.200/)
    for (const answer of answers) await expect(answer).toBeVisible()
  }
}

/** No results: a link to help, and a button back to all questions. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByLabelText("Buscar en las preguntas")
    await userEvent.type(search, "zzz")
    await expect(await canvas.findByText(/^No encontramos preguntas/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Borrar búsqueda" }).at(-1) ?? search)
    await expect(search).toHaveValue("")
    await userEvent.type(search, "zzz")
    await expect(canvas.getByText("0 preguntas")).toBeVisible()
  }
}
