import type { Meta, StoryObj } from "@storybook/react-vite"
import { Activity, useState } from "react"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { PlanList } from "../../src/components/PlanList/PlanList"
import { results } from "../../src/copy/results"
import { enlarged } from "./enlarged"
import { fivePlans } from "./plans"

const meta = {
  title: "Components/Plans/PlanList",
  component: PlanList,
  args: {
    label: "Planes",
    title: "Planes para tu viaje a Europa",
    facts: ["14 días", "2 pasajeros", "Precio total del grupo, en pesos argentinos"],
    plans: fivePlans,
    note: "Todas las coberturas incluyen seguro de accidentes personales.",
    texts: results.list
  }
} satisfies Meta<typeof PlanList>
export default meta
type Story = StoryObj<typeof meta>

const perView = () => (window.innerWidth >= 1024 ? 3 : window.innerWidth >= 768 ? 2 : 1)

/** True if the element is within the window's width. */
const inView = (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= window.innerWidth
}
const seenOf = (canvas: HTMLElement) => within(canvas).getAllByRole("article").filter(inView)
const settled = (canvas: HTMLElement, seen: number) => waitFor(() => expect(seenOf(canvas)).toHaveLength(seen))

const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true"

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const shown = perView()
    await settled(canvasElement, shown)
    const region = within(canvas.getByRole("region", { name: "Planes" }))
    await expect(region.getByText("5 planes")).toBeVisible()
    await expect(canvasElement.querySelector(".swiper-initialized")).toBeNull()

    await step("Swiper takes the row over when its arrows are reached for", async () => {
      await userEvent.hover(region.getByRole("button", { name: "Planes siguientes" }))
      await waitFor(() => expect(canvasElement.querySelectorAll(".swiper-initialized .swiper-slide")).toHaveLength(5))
      await settled(canvasElement, shown)
    })
    await step("arrows move a view at a time and stop at both ends", async () => {
      const next = () => region.getByRole("button", { name: "Planes siguientes" })
      const previous = () => region.getByRole("button", { name: "Planes anteriores" })
      await waitFor(() => expect(isOff(next())).toBe(false))
      await expect(isOff(previous())).toBe(true)
      while (!isOff(next())) await userEvent.click(next())
      await expect(next()).toHaveFocus()
      await waitFor(() => expect(seenOf(canvasElement).at(-1)).toBe(region.getByRole("article", { name: "CLASSIC" })))
      await expect(region.getByRole("status")).toHaveTextContent(shown === 1 ? "5 de 5" : `${6 - shown} a 5 de 5`)
      while (!isOff(previous())) await userEvent.click(previous())
      await expect(previous()).toHaveFocus()
      await waitFor(() => expect(seenOf(canvasElement)[0]).toBe(region.getByRole("article", { name: "PLATINUM" })))
    })

    await step("the keyboard reaches a plan out of view and brings it in", async () => {
      const last = region.getByRole("article", { name: "CLASSIC" })
      await expect(inView(last)).toBe(false)
      within(last).getByRole("button", { name: "COMPRAR" }).focus()
      await waitFor(() => expect(inView(last)).toBe(true))
      await waitFor(() => expect(isOff(region.getByRole("button", { name: "Planes siguientes" }))).toBe(true))
      await userEvent.tab()
      await expect(within(last).getByRole("button", { name: "Ver detalles" })).toHaveFocus()
    })
  }
}

/** In a page that runs from right to left the row knows how many plans it shows, too. */
export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div dir="rtl">
      <PlanList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = perView()
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(shown === 1 ? "1 de 5" : `1 a ${shown} de 5`)
    )
  }
}

/** On a phone the next plan shows its edge beside the one in view. */
export const Peek: Story = {
  args: { lead: "Todas las coberturas incluyen telemedicina 24/7." },
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas, canvasElement }) => {
    await settled(canvasElement, perView())
    const lead = canvas.getByText(String(args.lead))
    // Wider, the hero says it.
    if (window.innerWidth >= 1200) return expect(lead).not.toBeVisible()
    await expect(lead).toBeVisible()
  }
}

/** The labels rise with their letters, and stay below the list's own buttons. */
export const Enlarged: Story = {
  globals: { viewport: { value: "w360" } },
  beforeEach: enlarged,
  play: async ({ canvas }) => {
    const above = canvas.getByRole("button", { name: "Ver todos" }).getBoundingClientRect().bottom
    for (const label of canvas.getAllByText("EL MÁS ELEGIDO"))
      await expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(above)
  }
}

/** What is left of the window beside the plans, at their start and end, in pixels. */
const beside = (canvas: HTMLElement) => {
  const plans = within(canvas).getAllByRole("article")
  const list = within(canvas).getByRole("region", { name: "Planes" }).getBoundingClientRect()
  const [first, last] = [plans[0], plans.at(-1)].map((plan) => plan?.getBoundingClientRect() ?? list)
  return [(first?.left ?? 0) - list.left, list.right - (last?.right ?? 0)] as const
}

/** One plan stands in the middle. */
export const OnePlan: Story = {
  args: { plans: fivePlans.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("1 plan")).toBeVisible()
    const [start, end] = beside(canvasElement)
    await expect(Math.abs(start - end)).toBeLessThanOrEqual(1)
    await expect(canvas.queryByRole("button", { name: "Planes siguientes" })).toBeNull()
    await expect(canvas.queryByRole("button", { name: "Ver todos" })).toBeNull()
  }
}

/** Two plans fill the row, from a tablet on. */
export const TwoPlans: Story = {
  args: { plans: fivePlans.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await settled(canvasElement, Math.min(perView(), 2))
    if (perView() > 1) for (const space of beside(canvasElement)) await expect(space).toBeLessThanOrEqual(1)
    const arrows = within(canvasElement).queryAllByRole("button", { name: "Planes siguientes" })
    await expect(arrows).toHaveLength(perView() === 1 ? 1 : 0)
  }
}

/** Swiper takes the row over under a focus in a card. A press of the arrow still turns it. */
export const FocusKept: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement, perView())
    const next = canvas.getByRole("button", { name: "Planes siguientes" })
    const buy = canvas.getAllByRole("button", { name: "COMPRAR" })[0]
    buy?.focus()
    await userEvent.hover(next)
    await waitFor(() => expect(canvasElement.querySelector(".swiper-initialized")).not.toBeNull())
    await expect(buy).toHaveFocus()
    await userEvent.click(next)
    await waitFor(() => expect(inView(canvas.getByRole("article", { name: "PLATINUM" }))).toBe(false))
    await expect(next).toHaveFocus()
  }
}

/** An app that hides the list and shows it again, as with `Activity`, turns it as before. */
export const HiddenMeanwhile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [hidden, setHidden] = useState(false)
    return (
      <>
        <Button onClick={() => setHidden(!hidden)}>{hidden ? "Mostrar" : "Ocultar"}</Button>
        <Activity mode={hidden ? "hidden" : "visible"}>
          <PlanList {...args} />
        </Activity>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const isTaken = () => waitFor(() => expect(canvasElement.querySelector(".swiper-initialized")).not.toBeNull())
    const next = () => canvas.getByRole("button", { name: "Planes siguientes" })
    await userEvent.hover(next())
    await isTaken()
    await userEvent.click(canvas.getByRole("button", { name: "Ocultar" }))
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar" }))
    await isTaken()
    await userEvent.click(next())
    await waitFor(() => expect(inView(canvas.getByRole("article", { name: "PLATINUM" }))).toBe(false))
  }
}

/** 'Ver todos' shows every plan and leads back to the plan that it left (RS-21). */
export const ShowAll: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = () => inView(canvas.getByRole("article", { name: "PLATINUM" }))
    await settled(canvasElement, perView())
    await userEvent.click(canvas.getByRole("button", { name: "Planes siguientes" }))
    await waitFor(() => expect(first()).toBe(false))
    await settled(canvasElement, perView())
    await userEvent.click(canvas.getByRole("button", { name: "Ver todos" }))
    await settled(canvasElement, 5)
    await expect(canvas.queryByRole("button", { name: "Planes siguientes" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: results.list.showCarousel }))
    await settled(canvasElement, perView())
    await expect(first()).toBe(false)
    await userEvent.click(canvas.getByRole("button", { name: "Ver todos" }))
    await settled(canvasElement, 5)
  }
}

/** On a phone 'Ver todos' shows lines, three prices in a screen; sorted by price if asked (RS-21). */
export const Lines: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement, perView())
    await userEvent.click(canvas.getByRole("button", { name: "Ver todos" }))
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Recomendados" })).toBeChecked())
    const names = () => canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)
    await expect(names()).toEqual(["PLATINUM", "GOLD", "SILVER", "BLACK", "CLASSIC"])
    await userEvent.click(canvas.getByRole("radio", { name: "Precio" }))
    await expect(names()).toEqual(["SILVER", "CLASSIC", "GOLD", "BLACK", "PLATINUM"])
    await userEvent.click(canvas.getByRole("radio", { name: "Recomendados" }))
  }
}
