import { expect, type Page } from "@playwright/test"
import type { Desktop } from "./orca"
import { reading, type Turn } from "./transcript"

type Role = Parameters<Page["getByRole"]>[0]

/** Milliseconds without a word that end what an act makes the reader say, or what it reads. */
const silence = { act: 700, reading: 1500 }
/** Milliseconds after which an act without a word stays without one, and after which any act ends. */
const [patience, longest] = [1500, 20_000]
/** Milliseconds in which a message that appears must be spoken, on a machine with nothing else to do. */
const promptly = 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A visitor who listens to the page and moves by keyboard. */
export const listenTo = (page: Page, { spoken, xdotool }: Desktop) => {
  /** Acts since the last chapter; `holds` tells which lines of a typed text's messages still stand. */
  let acts: Array<{ readonly act: string; readonly from: number; holds?: (line: string) => boolean }> = []

  const untilSilent = async (from: number, name: string) => {
    const began = Date.now()
    const end = name === reading ? silence.reading : silence.act
    while (Date.now() - began < longest || name === reading) {
      await pause(50)
      const last = spoken.slice(from).at(-1)
      if (Date.now() - (last?.at ?? began) > (last ? end : patience)) return
    }
  }
  /** Does something under a name, and listens to what it makes the reader say. */
  const act = async (name: string, step: (from: number) => Promise<unknown>) => {
    const from = spoken.length
    acts.push({ act: name, from })
    await step(from)
    await untilSilent(from, name)
  }
  const isSaid = (from: number, words: string | RegExp) =>
    spoken.slice(from).some(({ text }) => (typeof words === "string" ? text.includes(words) : words.test(text)))
  const press = async (...keys: ReadonlyArray<string>) => {
    for (const key of keys) await act(key, () => xdotool("key", key))
  }
  const type = async (text: string) => {
    await act(`“${text}”`, () => xdotool("type", "--delay", "20", text))
    const shown = (await page.locator("body").textContent()) ?? ""
    Object.assign(acts.at(-1) ?? {}, { holds: (line: string) => shown.includes(line) })
  }
  /** Puts the focus on the control of this name, as a way around long rows of Tab. */
  const goTo = async (role: Role, name: string | RegExp) => {
    const control = page.getByRole(role, { name, exact: typeof name === "string" })
    const focus = () => control.filter({ visible: true }).first().focus()
    await act(`to ${typeof name === "string" ? name : name.source.replace(/\W/g, " ").trim()}`, focus)
  }
  const retype = async (text: string) => {
    await press("ctrl+a")
    await type(text)
  }
  return {
    page,
    act,
    press,
    type,
    goTo,
    retype,
    push: async (name: string | RegExp) => {
      await goTo("button", name)
      await press("Return")
    },
    fill: async (name: string, text: string) => {
      await goTo("textbox", name)
      await type(text)
    },
    choose: async (list: string, index: number) => {
      await goTo("combobox", list)
      await act("choose", () => page.getByRole("combobox", { name: list, exact: true }).selectOption({ index }))
    },
    /** Reads the page to its end, after leaving its fields, or the dialog where the visitor is. */
    read: async (place: "page" | "dialog" = "page") => {
      // In a field the key would lead to the field's beginning.
      if (place === "page") await act("main", () => page.getByRole("main").focus())
      await press("ctrl+Home", reading)
    },
    /** Presses a key that makes a message appear, which must be spoken within a second of that. */
    pressAndHear: (key: string, message: string) =>
      act(key, async (from) => {
        await xdotool("key", key)
        const isShown = () => page.getByText(message).filter({ visible: true }).first().isVisible()
        await expect.poll(isShown, { message: `“${message}” appears`, intervals: [20] }).toBe(true)
        const shown = Date.now()
        await expect.soft.poll(() => isSaid(from, message), { message: `“${message}” is spoken` }).toBe(true)
        const at = spoken.slice(from).find(({ text }) => text.includes(message))?.at ?? Number.POSITIVE_INFINITY
        expect.soft(at - shown, `milliseconds until “${message}” is spoken`).toBeLessThan(promptly)
      }),
    /** Waits until the last act makes the reader say these words, then for silence. */
    hears: async (words: string | RegExp) => {
      const from = acts.at(-1)?.from ?? 0
      await expect.soft.poll(() => isSaid(from, words), { message: `${words} is spoken`, timeout: 30_000 }).toBe(true)
      await untilSilent(from, "")
    },
    /** What was heard since the last call. */
    take: (): ReadonlyArray<Turn> => {
      const ends = [...acts.slice(1).map(({ from }) => from), spoken.length]
      const turns = acts.map(({ act: name, from, holds }, at) => {
        const said = spoken.slice(from, ends[at]).map(({ text }) => text)
        return { act: name, said: holds ? said.filter(holds) : said }
      })
      acts = []
      return turns
    }
  }
}
export type Listener = ReturnType<typeof listenTo>
