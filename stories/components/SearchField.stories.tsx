import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { SearchField, type SearchFieldProps } from "../../src/components/SearchField/SearchField"

const Searching = (props: SearchFieldProps) => {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} status={value ? "1 resultado" : props.status} />
}

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
  }
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => <Searching {...args} />
}

export const Searched: Story = {
  render: (args) => <Searching {...args} />,
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
