import { expect, type Page } from "@playwright/test"
import type { Desktop } from "./desktop"
import type { Spoken } from "./speech"
import { reading } from "./transcript"

/** A key press, or another act of the visitor, and what was said after it. */
export interface Heard {
  readonly act: string
  readonly said: ReadonlyArray<Spoken>
  /** After typing: whether a line still holds. Messages come and go with each key. */
  readonly holds?: ((line: string) => boolean) | undefined
}

/** A visitor who listens to the page and moves by keyboard. */
export interface Listener {
  readonly page: Page
  /** Presses keys one by one, and listens after each. */
  readonly press: (...keys: ReadonlyArray<string>) => Promise<void>
  /** Types into the field that has the focus. ASCII only. */
  readonly type: (text: string) => Promise<void>
  /** Puts the focus on the control of this name, as a way around long rows of Tab. */
  readonly goTo: (role: Parameters<Page["getByRole"]>[0], name: string | RegExp) => Promise<void>
  /** Puts the focus on a list, and chooses the option in this place. */
  readonly choose: (list: string, place: number) => Promise<void>
  /** Reads the page to its end, after leaving its fields, or the dialog where the visitor is. */
  readonly read: (place?: "page" | "dialog") => Promise<void>
  /** Does something that no key does, under a name of its own. */
  readonly act: (name: string, step: () => Promise<unknown>) => Promise<void>
  /** Waits up to 15 s until these words are said after the last act, then for silence. */
  readonly hears: (words: string | RegExp) => Promise<void>
  /**
   * Presses a key that makes a message appear, and expects it to be spoken within a second of that,
   * on a machine with nothing else to do.
   */
  readonly pressAndHear: (key: string, message: string) => Promise<void>
  /** Presses Enter on a button that leads to a new document, and waits until that is announced. */
  readonly goesTo: (button: string) => Promise<void>
  /** Everything since the last call. */
  readonly take: () => ReadonlyArray<Heard>
}

/** Milliseconds without a word that end what an act makes the reader say. */
const silence = 700
/** The same while it reads a page, piece by piece. */
const readingSilence = 1500
/** Milliseconds after which an act without a word stays without one. */
const patience = 1500
/** Milliseconds after which an act ends in any case. */
const longest = 20_000

/** Milliseconds in which a message that appears must be spoken. */
const promptly = 1000

/** Milliseconds after which a message counts as not spoken. */
const late = 10_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Listens to the page in the desktop's browser. */
export const listenTo = (page: Page, { press, speech, type }: Desktop): Listener => {
  let heard: Array<Pick<Heard, "act" | "holds"> & { readonly from: number }> = []
  let start = speech.spoken.length

  const untilSilent = async (from: number, name: string) => {
    const began = Date.now()
    const end = name === reading ? readingSilence : silence
    while (Date.now() - began < longest || name === reading) {
      await pause(50)
      const last = speech.spoken.slice(from).at(-1)
      if (Date.now() - (last?.at ?? began) > (last ? end : patience)) return
    }
  }
  const act = async (name: string, step: () => Promise<unknown>) => {
    const from = speech.spoken.length
    heard.push({ act: name, from })
    await step()
    await untilSilent(from, name)
  }
  const since = () => speech.spoken.slice(heard.at(-1)?.from ?? start)
  return {
    page,
    act,
    press: async (...keys) => {
      for (const key of keys) await act(key, () => press(key))
    },
    type: async (text) => {
      await act(`“${text}”`, () => type(text))
      const shown = (await page.locator("body").textContent()) ?? ""
      const holds = (line: string) => shown.includes(line)
      heard = heard.map((one, at) => (at === heard.length - 1 ? { ...one, holds } : one))
    },
    goTo: async (role, name) => {
      const control = page
        .getByRole(role, { name, exact: typeof name === "string" })
        .filter({ visible: true })
        .first()
      await act(`to ${typeof name === "string" ? name : name.source.replace(/\W/g, " ").trim()}`, () => control.focus())
    },
    choose: async (list, place) => {
      const control = page.getByRole("combobox", { name: list, exact: true })
      await act(`to ${list}`, () => control.focus())
      await act("choose", () => control.selectOption({ index: place }))
    },
    read: async (place = "page") => {
      // In a field the key would lead to the field's beginning.
      if (place === "page") await act("main", () => page.getByRole("main").focus())
      await act("ctrl+Home", () => press("ctrl+Home"))
      await act(reading, () => press(reading))
    },
    pressAndHear: (key, message) =>
      act(key, async () => {
        const from = speech.spoken.length
        await press(key)
        const isShown = () => page.getByText(message).filter({ visible: true }).first().isVisible()
        await expect.poll(isShown, { message: `“${message}” appears`, intervals: [20] }).toBe(true)
        const shown = Date.now()
        const spokenAt = () => speech.spoken.slice(from).find(({ text }) => text.includes(message))?.at
        while (spokenAt() === undefined && Date.now() < shown + late) await pause(20)
        const after = (spokenAt() ?? Number.POSITIVE_INFINITY) - shown
        expect.soft(after, `“${message}” is spoken after ${after} ms`).toBeLessThan(promptly)
      }),
    goesTo: (button) =>
      act(button, async () => {
        const from = speech.spoken.length
        await page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).first().focus()
        await press("Return")
        // Orca's summary, or the page's title alone.
        const isTold = () =>
          speech.spoken.slice(from).some(({ text }) => /^La página tiene|documento web\.$/.test(text))
        await expect.soft.poll(isTold, { message: "the new page is announced", timeout: 30_000 }).toBe(true)
      }),
    hears: async (words) => {
      const isSaid = () =>
        since().some(({ text }) => (typeof words === "string" ? text.includes(words) : words.test(text)))
      await expect.soft.poll(isSaid, { message: `${words} is spoken`, timeout: 15_000 }).toBe(true)
      await untilSilent(heard.at(-1)?.from ?? start, "")
    },
    take: () => {
      const ends = [...heard.slice(1).map(({ from }) => from), speech.spoken.length]
      const taken = heard.map(({ act: name, from, holds }, at) => ({
        act: name,
        holds,
        said: speech.spoken.slice(from, ends[at])
      }))
      start = speech.spoken.length
      heard = []
      return taken
    }
  }
}
