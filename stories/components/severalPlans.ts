import type { StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import type { PlanComparison } from "../../src/components/PlanComparison/PlanComparison"
import { titlesIn } from "./comparedPlans"

type Play = NonNullable<StoryObj<typeof PlanComparison>["play"]>

/** Adds plans up to the maximum, removes one, and hides what is alike. */
export const upToFour: Play = async ({ canvas, step }) => {
  const dialog = within(canvas.getByRole("dialog"))
  const opener = () => dialog.getByRole("button", { name: "Agregar plan" })
  const add = async (plan: string) => {
    await userEvent.click(opener())
    await userEvent.click(dialog.getByRole("button", { name: plan }))
  }
  await step("a button opens the plans without a column; one press adds one, whose list has the focus", async () => {
    await userEvent.click(opener())
    const offered = [...(opener().nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
    await expect(offered).toEqual(["SILVER", "BLACK", "CLASSIC"])
    await userEvent.click(dialog.getByRole("button", { name: "BLACK" }))
    await expect(titlesIn(dialog)).toEqual(["Beneficio", "PLATINUM", "GOLD", "BLACK"])
    await expect(document.activeElement).toHaveDisplayValue("BLACK")
    await expect(opener().nextElementSibling?.matches(":popover-open")).toBe(false)
  })
  await step("until there are four", async () => {
    await add("SILVER")
    await expect(titlesIn(dialog)).toEqual(["Beneficio", "PLATINUM", "GOLD", "BLACK", "SILVER"])
    await expect(dialog.getAllByLabelText("Comparar con").at(-1)).toHaveFocus()
    await expect(dialog.queryByRole("button", { name: "Agregar plan" })).toBeNull()
  })
  await step("leaving one out frees the button, which has the focus", async () => {
    await userEvent.click(dialog.getByRole("button", { name: "Quitar GOLD" }))
    await expect(opener()).toHaveFocus()
    await add("GOLD")
  })
  await step("the active plan is the first, whichever it is, and the one before keeps standing there", async () => {
    await userEvent.click(dialog.getByRole("tab", { name: /^SILVER / }))
    await waitFor(() => expect(titlesIn(dialog)).toEqual(["Beneficio", "SILVER", "BLACK", "PLATINUM", "GOLD"]))
    await userEvent.click(dialog.getByRole("tab", { name: /^PLATINUM / }))
    await waitFor(() => expect(titlesIn(dialog)).toEqual(["Beneficio", "PLATINUM", "BLACK", "SILVER", "GOLD"]))
  })
  await step("what is alike can be left out", async () => {
    const before = dialog.getAllByRole("row").length
    await userEvent.click(dialog.getByRole("checkbox", { name: "Solo lo distinto" }))
    await expect(dialog.getAllByRole("row").length).toBeLessThan(before)
    await userEvent.click(dialog.getByRole("checkbox", { name: "Solo lo distinto" }))
  })
  await expect(canvas.getByRole("dialog").scrollWidth).toBe(canvas.getByRole("dialog").clientWidth)
}

const withThree = async (canvas: Parameters<Play>[0]["canvas"]) => {
  const dialog = within(canvas.getByRole("dialog"))
  await userEvent.click(dialog.getByRole("button", { name: "Ver diferencias" }))
  await userEvent.click(dialog.getByRole("button", { name: "Agregar plan" }))
  await userEvent.click(dialog.getByRole("button", { name: "BLACK" }))
  return dialog
}

/** Each cross stands above its list, at its end, and the lists in a line. */
export const crossesInCorners: Play = async ({ canvas }) => {
  const dialog = await withThree(canvas)
  const boxOf = (name: string) => dialog.getByRole("button", { name }).getBoundingClientRect()
  const lists = dialog.getAllByLabelText("Comparar con").map((list) => list.getBoundingClientRect())
  await expect(new Set(lists.map(({ top }) => Math.round(top))).size).toBe(1)
  for (const [at, plan] of ["GOLD", "BLACK"].entries()) {
    const { bottom, right, top } = boxOf(`Quitar ${plan}`)
    await expect((top + bottom) / 2).toBeLessThan(lists[at]?.top ?? 0)
    await expect(right).toBeGreaterThan((lists[at]?.right ?? 0) - 16)
  }
}

/** Two plans to a line, each amount within its column. */
export const twoToALine: Play = async ({ canvas }) => {
  const dialog = await withThree(canvas)
  const [, ...heads] = dialog.getAllByRole("columnheader")
  for (const head of heads) {
    const { right } = head.getBoundingClientRect()
    for (const amount of head.querySelectorAll("small > span"))
      await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  }
  const tops = heads.map((head) => Math.round(head.getBoundingClientRect().top))
  await expect(tops[1]).toBe(tops[0])
  await expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
}
