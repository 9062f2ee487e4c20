import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { DeviceList, type DeviceListProps } from "../../src/components/DeviceList/DeviceList"
import { cookies } from "../../src/copy/cookies"

const { device, kept } = cookies
const entry = (key: keyof typeof kept, saved: string, ends: string) => ({ key, name: kept[key].name, saved, ends })

const several = [
  entry("busquedaCotizar", device.saved("hace 3 minutos"), device.ends("dentro de 30 días")),
  entry("pasajeros", device.saved(device.justNow), device.ends("dentro de 24 horas")),
  entry("intentoPago", device.saved("hace 2 horas"), device.endings.end),
  entry("cuenta", device.saved("hace 25 horas"), device.endings.over),
  entry("canal", device.saved("hace 3 minutos"), device.endings.renewed),
  entry("bannerCerrado", device.saved("hace 1 minuto"), device.endings.tab)
]

const erased = device.erased("Búsqueda y plan elegido, Pasajeros y Última página")

/** A list with state: erasing empties it and shows the confirmation. */
const Erasing = (props: DeviceListProps) => {
  const [gone, setGone] = useState(false)
  const onErase = () => {
    props.onErase()
    setGone(true)
  }
  return (
    <DeviceList
      {...props}
      entries={gone ? [] : props.entries}
      erased={gone ? erased : props.erased}
      onErase={onErase}
    />
  )
}

const meta = {
  title: "Components/Account/DeviceList",
  component: DeviceList,
  parameters: { layout: "padded" },
  args: { words: device, entries: several, onNear: fn(), onTakeAlong: fn(), onErase: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: "760px", marginInline: "auto" }}>
      <Erasing {...args} />
    </div>
  )
} satisfies Meta<typeof DeviceList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** As prerendered, until the list reads its entries. */
export const Waiting: Story = {
  args: { entries: "waiting" },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNear).toHaveBeenCalled())
  }
}

export const Empty: Story = { args: { entries: [] } }

/** The title takes the focus of the erase button. An alert announces the result. */
export const Erased: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Borrar todo" }))
    await expect(args.onErase).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole("status")).toHaveTextContent(erased)
    await expect(canvas.getByRole("heading", { name: device.title })).toHaveFocus()
    await expect(canvas.queryByRole("button", { name: "Borrar todo" })).toBeNull()
  }
}
