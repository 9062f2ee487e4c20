import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { ProgressList } from "../../src/components/ProgressList/ProgressList"
import { external } from "../../src/copy/external"
import { inMain } from "./inMain"

const { bar, cancel, messages, slow, ...words } = external.progress

const meta = {
  title: "Components/Feedback/ProgressList",
  component: ProgressList,
  args: { ...words, label: bar, steps: Object.values(messages), current: 2 },
  decorators: [inMain]
} satisfies Meta<typeof ProgressList>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The live region holds what is announced once; the changing steps are outside it. The running one
 * is as wide as the others: wrapping, it would move them.
 */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Estamos preparando tu compraTarda unos segundos. No cierres esta ventana."
    )
    await expect(canvas.getByRole("progressbar", { name: "Avance" })).toHaveAttribute("value", "58")
    const items = canvas.getAllByRole("listitem")
    await expect(items.map((item) => item.textContent)).toEqual([
      "Verificando tus datos...listo",
      "Verificando el producto elegido...listo",
      "Verificando datos de pasajeros...",
      "Redireccionando al pago..."
    ])
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, null, "step", null])
    await expect(new Set(items.map((item) => getComputedStyle(item).fontWeight)).size).toBe(1)
  }
}

export const Done: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "100")
    await expect(canvas.queryByText((_, element) => element?.ariaCurrent === "step")).toBeNull()
  }
}

/** At the first step. */
export const Slow: Story = {
  args: {
    current: 0,
    slowText: slow,
    wayOut: (
      <Button kind="ghost" block>
        Cancelar
      </Button>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Esto está tardando más de lo normal.")
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "8")
  }
}
