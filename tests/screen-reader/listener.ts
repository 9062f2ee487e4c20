import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { expect, type Page } from "@playwright/test"
import { root } from "../run/command"
import { type Spoken, xdotool } from "./orca"
import { faultsIn, lasting, reading, type Turn, written } from "./transcript"

type Role = Parameters<Page["getByRole"]>[0]
type Words = string | RegExp

/** Milliseconds without a word that end what an act makes the reader say, or what it reads. */
const silence = { act: 700, reading: 1500 }
/** Milliseconds after which an act without a word stays without one. */
const patience = 1500
/** Milliseconds in which a message that appears must be spoken, on a machine with nothing else to do. */
const promptly = 1000

const folder = join(root, "test-results/heard")

/** A visitor who listens to the page and moves by keyboard. */
export const listenTo = (page: Page, spoken: Spoken) => {
  /** Acts since the last chapter. Of what a typed text made the page say, `shown` is what still stands. */
  let acts: Array<{ readonly act: string; readonly from: number; shown?: string }> = []

  const untilSilent = async (from: number, end = silence.act) => {
    const began = Date.now()
    const isOver = (last = spoken.slice(from).at(-1)) =>
      last ? Date.now() - last.at > end : Date.now() - began > patience
    while (!isOver()) await setTimeout(50)
  }
  /** Does something under a name, and listens to what it makes the reader say. */
  const act = async (name: string, step: (from: number) => Promise<unknown>) => {
    const from = spoken.length
    acts.push({ act: name, from })
    await step(from)
    await untilSilent(from, name === reading ? silence.reading : silence.act)
  }
  const expectHeard = (from: number, words: Words, timeout: number) => {
    const isHeard = () => spoken.slice(from).some(({ text }) => new RegExp(words).test(text))
    return expect.soft.poll(isHeard, { message: `“${words}” is spoken`, timeout }).toBe(true)
  }
  const press = async (...keys: ReadonlyArray<string>) => {
    for (const key of keys) await act(key, () => xdotool("key", key))
  }
  /** Puts the focus on the control of this name, as a way around long rows of Tab. */
  const goTo = async (role: Role, name: Words) => {
    const control = page.getByRole(role, { name, exact: typeof name === "string" })
    const focus = () => control.filter({ visible: true }).first().focus()
    await act(`to ${typeof name === "string" ? name : name.source.replace(/\W/g, " ").trim()}`, focus)
  }
  /** Types texts, each into the field that Tab reaches after the one before. */
  const type = async (...texts: ReadonlyArray<string>) => {
    for (const [at, text] of texts.entries()) {
      if (at > 0) await press("Tab")
      await act(`“${text}”`, () => xdotool("type", "--delay", "20", text))
      Object.assign(acts.at(-1) ?? {}, { shown: await page.locator("body").textContent() })
    }
  }
  return {
    page,
    act,
    press,
    type,
    goTo,
    push: async (name: Words) => {
      await goTo("button", name)
      await press("Return")
    },
    fill: async (name: string, ...texts: ReadonlyArray<string>) => {
      await goTo("textbox", name)
      await type(...texts)
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
        await expectHeard(from, message, promptly)
      }),
    /** Waits until the last act makes the reader say these words, then for silence. */
    hears: async (words: Words) => {
      const from = acts.at(-1)?.from ?? 0
      await expectHeard(from, words, 30_000)
      await untilSilent(from)
    },
    /** Judges what was heard since the chapter before, and writes it down. */
    endChapter: async (name: string): Promise<ReadonlyArray<Turn>> => {
      const ends = [...acts.slice(1).map(({ from }) => from), spoken.length]
      const heard = acts.map(({ act, from, shown }, at) => {
        const said = spoken.slice(from, ends[at]).map(({ text }) => text)
        return { act, said: said.filter((line) => shown?.includes(line) ?? true) }
      })
      acts = []
      const turns = lasting(heard)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.txt`), written(turns))
      expect.soft(faultsIn(turns), name).toEqual([])
      return turns
    }
  }
}
export type Listener = ReturnType<typeof listenTo>
