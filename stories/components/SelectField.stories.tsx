import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { SelectField } from "../../src/components/SelectField/SelectField"
import { holding } from "./holding"
import { looks } from "./looks"

const provinces = ["Buenos Aires", "Ciudad Autónoma de Buenos Aires", "Mendoza"].map((label, index) => ({
  value: String(index + 1),
  label
}))

const meta = {
  title: "Components/Fields/SelectField",
  component: SelectField,
  args: {
    label: "Provincia",
    name: "province",
    value: "",
    options: provinces,
    placeholder: "Elegí una provincia",
    required: true,
    onChange: fn()
  },
  render: holding(SelectField, "value")
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole("combobox", { name: "Provincia" })
    await expect(list).toHaveDisplayValue("Elegí una provincia")
    await userEvent.selectOptions(list, "Mendoza")
    await expect(args.onChange).toHaveBeenLastCalledWith("3")
    await expect(list).toHaveDisplayValue("Mendoza")
  }
}

/** The earlier choice shows as soon as the options arrive. */
export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: "3", options: [], loading: "Cargando provincias…" },
  render: (args) => {
    const [here, setHere] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setHere(true), 400)
      return () => clearTimeout(timer)
    }, [])
    return here ? <SelectField {...args} loading={undefined} options={provinces} /> : <SelectField {...args} />
  },
  play: async ({ canvas, args }) => {
    const list = canvas.getByLabelText("Provincia")
    await expect(list).toHaveDisplayValue("Cargando provincias…")
    await expect(list).toHaveAttribute("aria-busy", "true")
    await waitFor(() => expect(list).toHaveDisplayValue("Mendoza"))
    await expect(args.onChange).not.toHaveBeenCalled()
  }
}

/** The retry button disappears on press; the focus moves to the list. */
export const Failed: Story = {
  args: {
    options: [],
    failed: { text: "No pudimos traer las provincias.", retryLabel: "Reintentar", onRetry: fn() }
  },
  render: (args) => {
    const [failed, setFailed] = useState(args.failed)
    const onRetry = () => {
      args.failed?.onRetry()
      setFailed(undefined)
    }
    return (
      <SelectField {...args} failed={failed && { ...failed, onRetry }} loading={failed ? undefined : "Cargando…"} />
    )
  },
  play: async ({ canvas, args, step }) => {
    const list = canvas.getByLabelText("Provincia")
    await expect(list).toBeEnabled()
    await expect(list).toHaveAccessibleDescription("No pudimos traer las provincias.")
    await step("asked again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }))
      await expect(args.failed?.onRetry).toHaveBeenCalledOnce()
      await expect(list).toHaveFocus()
    })
  }
}

export const Looks: Story = looks(SelectField, {
  invalid: { error: "Provincia es requerido.", hint: "La de tu domicilio" },
  disabled: { label: "País", value: "1", disabled: true },
  "failed, and to be chosen": { ...Failed.args, error: "Provincia es requerido." }
})
Looks.play = async ({ canvas }) => {
  const [invalid] = canvas.getAllByLabelText("Provincia")
  await expect(invalid).toBeInvalid()
  await expect(invalid).toHaveAccessibleDescription("Provincia es requerido. La de tu domicilio")
}
