import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { ComingPlans } from "../../src/components/ComingPlans/ComingPlans"

const meta = {
  title: "Components/Plans/ComingPlans",
  component: ComingPlans,
  parameters: { layout: "fullscreen", ...framed },
  args: { title: "Buscando tus planes", hint: "Un segundo: comparamos coberturas y cuotas" },
  render: (args) => (
    <div data-wrap style={{ paddingBlock: 120 }}>
      <ComingPlans {...args} />
      <section aria-label="Planes">Los planes de la búsqueda anterior</section>
    </div>
  )
} satisfies Meta<typeof ComingPlans>
export default meta
type Story = StoryObj<typeof meta>

/** The words stand in place of the list's head; earlier plans are out of sight (QB-09). */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const overlay = canvas.getByRole("dialog", { name: "Buscando tus planes" })
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
    await expect(overlay.getBoundingClientRect().height).toBe(window.innerHeight)
    await expect(canvas.getByText("Los planes de la búsqueda anterior")).not.toBeVisible()
    const [card] = canvasElement.querySelectorAll("[aria-hidden=true] > div")
    const words = canvas.getByRole("status").getBoundingClientRect()
    await expect(words.top).toBeGreaterThanOrEqual(119)
    await expect(words.bottom).toBeLessThanOrEqual(card?.getBoundingClientRect().top ?? 0)
  }
}

/** A long wait says so on a panel, and can be ended (OU-12). */
export const Slow: Story = {
  args: { slowText: "Esto está tardando más de lo normal", cancelLabel: "Cancelar", onCancel: fn() },
  play: async ({ canvas, args }) => {
    const overlay = canvas.getByRole("dialog", { name: "Buscando tus planes" })
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
    await userEvent.click(canvas.getByRole("button", { name: "Cancelar" }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  }
}
