import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { HeardPage } from "./HeardPage"

const texts = import.meta.glob<string>("../../tests/screen-reader/transcripts/*.txt", {
  eager: true,
  import: "default",
  query: "?raw"
})

const chapterOf = (name: string) => ({ name, text: texts[`../../tests/screen-reader/transcripts/${name}.txt`] ?? "" })

const meta = {
  title: "Specification/Heard",
  component: HeardPage,
  // The words are what is reviewed, not how they look here.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { chapter: chapterOf("home") }
} satisfies Meta<typeof HeardPage>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Tu portal de asistencia al viajero/).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText("KP_Add")).toHaveLength(1)
  }
}
export const Errors: Story = { args: { chapter: chapterOf("errors") } }
export const Results: Story = { args: { chapter: chapterOf("results") } }
export const Comparison: Story = { args: { chapter: chapterOf("comparison") } }
export const Mail: Story = { args: { chapter: chapterOf("mail") } }
export const Passengers: Story = { args: { chapter: chapterOf("passengers") } }
export const Payment: Story = { args: { chapter: chapterOf("payment") } }
export const Success: Story = { args: { chapter: chapterOf("success") } }
