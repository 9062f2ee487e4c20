import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { SearchField } from "../../src/components/SearchField/SearchField"
import { holding } from "./holding"

const meta = {
  title: "Components/Fields/SearchField",
  component: SearchField,
  args: {
    label: "Buscá en las preguntas",
    value: "",
    status: "24 preguntas",
    clearLabel: "Borrar la búsqueda",
    placeholder: "Por ejemplo: equipaje",
    onChange: () => {}
  },
  render: holding(SearchField, "value")
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Searched: Story = {
  args: { status: "1 resultado" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Buscá en las preguntas" })
    await userEvent.type(field, "equipaje{Enter}")
    await expect(canvas.getByRole("status")).toHaveTextContent("1 resultado")
    await userEvent.click(canvas.getByRole("button", { name: "Borrar la búsqueda" }))
    await expect(field).toHaveValue("")
    await expect(field).toHaveFocus()
    await userEvent.type(field, "mascota{Escape}")
    await expect(field).toHaveValue("")
    await userEvent.type(field, "equipaje")
  }
}
