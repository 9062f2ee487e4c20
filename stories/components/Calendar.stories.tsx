import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Calendar } from "../../src/components/Calendar/Calendar"
import { useHeld } from "./holding"
import { dates, words } from "./quoteSamples"

const day = { control: "select", options: ["2026-11-21", "2026-11-26", "2026-12-20", "2027-01-10"] } as const

const meta = {
  title: "Components/Fields/Calendar",
  component: Calendar,
  argTypes: { today: day, start: day, end: day },
  args: {
    words: words.dates,
    today: dates.today,
    start: undefined,
    end: undefined,
    muted: dates.muted,
    onPick: fn()
  },
  render: (args) => {
    const [start, setStart] = useHeld(args.start)
    const [end, setEnd] = useHeld(args.end)
    const onPick = (first: string, last: string | undefined) => {
      args.onPick(first, last)
      setStart(first)
      setEnd(last)
    }
    return (
      <div style={{ maxInlineSize: "712px" }}>
        <Calendar {...args} start={start} end={end} onPick={onPick} />
      </div>
    )
  }
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

/** Today is underlined. Past days are struck through, but clickable. */
export const Playground: Story = {}

export const Range: Story = {
  args: { start: "2027-01-12", end: "2027-01-26" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: /enero 2027/i })).toBeVisible()
    await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(15)
  }
}
export const AcrossMonths: Story = { args: { start: "2026-12-20", end: "2027-01-10" } }

/** On a phone the months scroll, and whole weeks before today are left out. */
export const LateInTheMonth: Story = {
  args: { today: "2026-11-26" },
  globals: { viewport: { value: "w390" } }
}

export const Picking: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^lunes, 23 de noviembre/ }))
    await expect(args.onPick).toHaveBeenLastCalledWith("2026-11-23", undefined)
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}")
    await expect(args.onPick).toHaveBeenLastCalledWith("2026-11-23", "2026-12-01")
    await userEvent.click(canvas.getByRole("button", { name: "Mes anterior" }))
    await userEvent.click(canvas.getByRole("button", { name: /^viernes, 20 de noviembre/ }))
    await expect(args.onPick).toHaveBeenLastCalledWith("2026-11-20", undefined)
  }
}
