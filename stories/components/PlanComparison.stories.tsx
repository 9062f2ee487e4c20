import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { PlanComparison } from "../../src/components/PlanComparison/PlanComparison"
import { compared, covered, difference, rows, titlesIn, words } from "./comparedPlans"
import { enlarged } from "./enlarged"
import { holding } from "./holding"
import { fifteenPlans, fivePlans } from "./plans"
import { crossesInCorners, twoToALine, upToFour } from "./severalPlans"

const meta = {
  title: "Components/Plans/PlanComparison",
  component: PlanComparison,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    title: "Comparar planes",
    lead: "Europa · 14 días · 2 pasajeros",
    open: true,
    plans: compared(fivePlans),
    rows,
    difference,
    selected: "platinum",
    onSelect: fn(),
    onChoose: fn(),
    onClose: fn(),
    ask: { label: "¿Me cubre…?", onAsk: fn() },
    words
  },
  render: holding(PlanComparison, "selected", "onSelect")
} satisfies Meta<typeof PlanComparison>
export default meta
type Story = StoryObj<typeof meta>

// A11Y-04
export const Playground: Story = {
  play: async ({ canvas, args, step }) => {
    const dialog = within(canvas.getByRole("dialog", { name: "Comparar planes" }))
    const tab = (name: string) => dialog.getByRole("tab", { name: new RegExp(`^${name} `) })

    await step("the chosen plan is active, has focus and stands beside the next one", async () => {
      await expect(dialog.getAllByRole("tab")).toHaveLength(5)
      await expect(tab("PLATINUM")).toHaveAttribute("aria-selected", "true")
      await expect(tab("PLATINUM")).toHaveFocus()
      await expect(dialog.getAllByRole("columnheader")).toHaveLength(3)
      await expect(dialog.getAllByRole("row")).toHaveLength(covered.length + 1)
    })

    await step("arrow keys, Home and End move between the tabs and go round", async () => {
      await userEvent.keyboard("{ArrowRight}")
      await waitFor(() => expect(tab("GOLD")).toHaveAttribute("aria-selected", "true"))
      await waitFor(() => expect(dialog.getByRole("button", { name: "SELECCIONAR GOLD" })).toBeVisible())
      await expect(args.onSelect).toHaveBeenLastCalledWith("gold")
      await userEvent.keyboard("{End}")
      await waitFor(() => expect(tab("CLASSIC")).toHaveAttribute("aria-selected", "true"))
      await userEvent.keyboard("{ArrowRight}")
      await waitFor(() => expect(tab("PLATINUM")).toHaveAttribute("aria-selected", "true"))
    })

    await step("the table is the next stop, for keys to scroll it; then the differences, then the foot", async () => {
      await userEvent.tab()
      await expect(dialog.getByRole("tabpanel", { name: /^PLATINUM/ })).toHaveFocus()
      await userEvent.tab()
      await expect(dialog.getByRole("button", { name: "Ver diferencias" })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(dialog.getByRole("button", { name: "¿Me cubre…?" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expect(args.ask?.onAsk).toHaveBeenCalledOnce()
      for (const name of ["SELECCIONAR", "Comparar con", "SELECCIONAR"]) {
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName(name)
      }
      await expect(document.activeElement).toHaveAccessibleDescription("CLASSIC")
      await userEvent.tab()
      await expect(dialog.getByRole("button", { name: "VOLVER" })).toHaveFocus()
      for (let tabs = 0; tabs < 3; tabs += 1) await userEvent.tab()
      await expect(dialog.getByRole("button", { name: "Agregar plan" })).toHaveFocus()
    })

    await step("its two buttons", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "SELECCIONAR PLATINUM" }))
      await expect(args.onChoose).toHaveBeenCalledWith("platinum")
      await userEvent.click(dialog.getByRole("button", { name: "VOLVER" }))
      await expect(args.onClose).toHaveBeenCalledTimes(1)
    })
  }
}

/**
 * Opens at a tab far along the row: that tab is in view, and the row scrolls instead of the dialog.
 */
export const FifteenPlans: Story = {
  args: { plans: compared(fifteenPlans, 40), selected: "plan 12" },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog")
    const inView = (tab: HTMLElement) => {
      const { left, right } = tab.getBoundingClientRect()
      const box = dialog.getBoundingClientRect()
      return left >= box.left && right <= box.right
    }
    await waitFor(() => expect(inView(within(dialog).getByRole("tab", { name: /^PLAN 12 / }))).toBe(true))
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    await userEvent.keyboard("{Home}")
    await waitFor(() => expect(inView(within(dialog).getByRole("tab", { name: /^PLAN 1 / }))).toBe(true))
  }
}

export const LongNames: Story = {
  args: {
    plans: compared(fivePlans).map((plan) => ({
      ...plan,
      title: `${plan.title} MULTIVIAJE PARA LARGA ESTADÍA`,
      benefits: [
        { description: "Gastos por regreso anticipado".repeat(3), detail: "USD 1.000" },
        { description: "Hotel", detail: "Según las condiciones generales y particulares de la póliza. ".repeat(6) },
        ...plan.benefits
      ]
    }))
  }
}

/** One plan, an annual one, with a longer description from the provider (RS-18). */
export const Described: Story = {
  args: {
    plans: compared(fivePlans.slice(0, 1), 3).map((plan) => ({
      ...plan,
      coverage: "USD 80.000 · Anual, viajes de hasta 30 días corridos",
      description: "Asistencia médica en todos los viajes que hagas durante un año, con telemedicina a toda hora."
    }))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/en todos los viajes que hagas/)).toBeVisible())
    await expect(canvas.getByRole("table")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Ver diferencias" })).toBeNull()
  }
}

/**
 * The active plan and the next, which a sentence compares. Their names and prices stay over the rows,
 * each with its own SELECCIONAR (OU-16).
 */
export const Differences: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole("dialog"))
    await expect(titlesIn(dialog)).toEqual(["Beneficio", "PLATINUM", "GOLD"])
    const cellsOf = (name: RegExp) =>
      [...dialog.getByRole("row", { name }).querySelectorAll("td")].map((cell) => cell.textContent)
    const gold = dialog.getByRole("columnheader", { name: /^GOLD/ })
    await expect(gold).toHaveTextContent(/^GOLD.*12 × \$ 11\.645,00Precio final \$ 139\.740SELECCIONAR$/)
    await expect(cellsOf(/^Accidentes personales/)).toEqual(["USD 20.000", "Igual"])
    await expect(cellsOf(/^Adelanto de fianza/)).toEqual(["USD 12.000", "USD 6.000 (distinto)"])
    await expect(canvas.getByRole("dialog").scrollWidth).toBe(canvas.getByRole("dialog").clientWidth)
    const panel = dialog.getByRole("tabpanel", { name: /^PLATINUM/ })
    await expect(dialog.getByRole("listitem")).toHaveTextContent(/^Ahorrás .* y resignás USD 200\.000 médica/)
    panel.scrollTo({ top: panel.scrollHeight, behavior: "instant" })
    await waitFor(() => expect(panel.scrollTop).toBeGreaterThan(100))
    const top = panel.getBoundingClientRect().top
    await expect(gold.getBoundingClientRect().top).toBeCloseTo(top, 0)
    const [, choose] = dialog.getAllByRole("button", { name: "SELECCIONAR" })
    await expect(choose).toHaveAccessibleDescription("GOLD")
    await expect(choose?.getBoundingClientRect().bottom).toBeLessThan(top + 140)
    if (choose) await userEvent.click(choose)
    await expect(args.onChoose).toHaveBeenCalledWith("gold")
  }
}

/** What the sentence says goes to a chat, by a button of the foot, on a phone after the table (OU-in-the-chat). */
export const Sent: Story = {
  args: { send: { label: "Mandá esta diferencia", onSend: fn() } },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole("dialog"))
    const send = dialog.getByRole("button", { name: "Mandá esta diferencia" })
    send.focus()
    await userEvent.keyboard("{Enter}")
    const [from, to] = args.plans
    await expect(args.send?.onSend).toHaveBeenCalledWith([{ from, to, says: difference("platinum", "gold") }])
    await expect(send).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole("button", { name: "VOLVER" })).toHaveFocus()
  }
}

/** Nothing is said where the rule has no answer, and nothing is sent. */
export const NothingToSay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { selected: "black", send: { label: "Mandá esta diferencia", onSend: fn() } },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole("dialog"))
    await waitFor(() => expect(dialog.getAllByRole("columnheader")).toHaveLength(3))
    await expect(dialog.queryByText(/por cuota/)).toBeNull()
    await expect(dialog.queryByRole("button", { name: "Mandá esta diferencia" })).toBeNull()
  }
}

/** 'Ver diferencias' leaves the active plan alone. */
export const Alone: Story = {
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Ver diferencias" }))
    await expect(titlesIn(dialog)).toEqual(["Beneficio", "Detalle"])
    await userEvent.tab()
  }
}

/** The head of the second column is the list of plans: choosing changes the table at once (OU-16). */
export const AnotherPlan: Story = {
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole("dialog"))
    const list = dialog.getByRole("combobox", { name: "Comparar con" })
    await expect(list).toHaveDisplayValue("GOLD")
    await userEvent.selectOptions(list, "SILVER")
    await expect(titlesIn(dialog)).toEqual(["Beneficio", "PLATINUM", "SILVER"])
    await expect(dialog.getByRole("row", { name: /^Accidentes personales/ })).toHaveTextContent("Igual")
    await expect(list).toHaveFocus()
    list.blur()
    await expect(list.offsetHeight).toBeGreaterThanOrEqual(44)
    const { bottom } = list.getBoundingClientRect()
    await expect(dialog.getByRole("columnheader", { name: /^SILVER/ }).getBoundingClientRect().bottom).toBeGreaterThan(
      bottom
    )
  }
}

/** Four plans, the maximum. The visitor can remove all but the active one, and hide equal rows. */
export const FourSideBySide: Story = { play: upToFour }

/** On a phone each plan's cross is in its corner, so that the names share a line. */
export const ThreeOnAPhone: Story = { globals: { viewport: { value: "w390" } }, play: crossesInCorners }

/** Enlarged text takes two plans to a line, so that no name and no amount breaks. */
export const ThreeEnlarged: Story = {
  globals: { viewport: { value: "w360" } },
  beforeEach: enlarged,
  play: twoToALine
}

export const NoDifferences: Story = {
  args: { rows: [{ description: "Telemedicina 24/7", details: fivePlans.map(() => "Incluida") }] },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole("dialog"))
    await userEvent.click(dialog.getByRole("checkbox", { name: "Solo lo distinto" }))
    await waitFor(() => expect(dialog.getByText(/^Estos planes no tienen diferencias/)).toBeVisible())
  }
}

/** The provider sent neither benefits nor instalments. */
export const NoBenefits: Story = {
  args: {
    plans: compared(fivePlans.slice(0, 2)).map(({ instalment: _instalment, ...plan }) => ({ ...plan, benefits: [] }))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(words.none)).toBeVisible())
    await expect(canvas.queryByRole("table")).toBeNull()
  }
}
