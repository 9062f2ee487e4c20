import { availableParallelism, loadavg } from "node:os"
import { expect, type Page } from "@playwright/test"
import type { Desktop } from "./desktop"
import type { Spoken } from "./speech"
import { reading } from "./transcript"

/** A key press, or another act of the visitor, and what was said after it. */
export interface Heard {
  readonly act: string
  readonly said: ReadonlyArray<Spoken>
  /** The message that the act is about. What else the reader says meanwhile depends on the moment. */
  readonly message?: string | undefined
  /** A dialog opened. Whether the reader tells its texts by itself depends on the moment. */
  readonly opened: boolean
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
  /** Reads the page to its end: from its top, or from its content on. */
  readonly read: (from?: "top" | "content") => Promise<void>
  /** Does something that no key does, under a name of its own. */
  readonly act: (name: string, step: () => Promise<unknown>) => Promise<void>
  /** Waits up to 15 s until these words are said after the last act, then for silence. */
  readonly hears: (words: string | RegExp) => Promise<void>
  /**
   * Presses a key that makes a message appear, and expects it to be spoken within a second of that;
   * on a busy machine within a second of its own turns at the processor.
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
const readingSilence = 2500
/** Milliseconds after which an act without a word stays without one. */
const patience = 1500

/** Milliseconds in which a message that appears must be spoken. */
const promptly = 1000

/** How many programs wait for each processor, at least 1: by so much is everything later. */
const busy = () => Math.max(1, (loadavg()[0] ?? 1) / availableParallelism())
/** The same for a silence, which a loaded machine only stretches. */
const stretch = () => Math.min(2, busy())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Listens to the page in the desktop's browser. */
export const listenTo = (page: Page, { press, speech, type }: Desktop): Listener => {
  let heard: Array<Omit<Heard, "said"> & { readonly from: number }> = []
  let dialogs = 0
  let start = speech.spoken.length

  const untilSilent = async (from: number, name: string) => {
    const began = Date.now()
    const end = (name === reading ? readingSilence : silence) * stretch()
    for (;;) {
      await pause(50)
      const last = speech.spoken.slice(from).at(-1)
      if (Date.now() - (last?.at ?? began) > (last ? end : patience * stretch())) return
    }
  }
  const act = async (name: string, step: () => Promise<unknown>, message?: string) => {
    const from = speech.spoken.length
    const at = heard.push({ act: name, from, message, opened: false }) - 1
    await step()
    await untilSilent(from, name)
    const open = await page.locator("dialog:open, [popover]:popover-open").count()
    if (open > dialogs) heard = heard.map((one, place) => (place === at ? { ...one, opened: true } : one))
    dialogs = open
  }
  const since = () => speech.spoken.slice(heard.at(-1)?.from ?? start)
  return {
    page,
    act: (name, step) => act(name, step),
    press: async (...keys) => {
      for (const key of keys) await act(key, () => press(key))
    },
    type: (text) => act(`“${text}”`, () => type(text)),
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
    read: async (from = "content") => {
      if (from === "top") await act("ctrl+Home", () => press("ctrl+Home"))
      else
        await act("main", async () => {
          const before = speech.spoken.length
          await page.getByRole("main").focus()
          // Else the reader begins where it was before.
          const isThere = () => speech.spoken.slice(before).some(({ text }) => text.startsWith("contenido principal"))
          for (const end = Date.now() + 5000; !isThere() && Date.now() < end; ) await pause(50)
        })
      await act(reading, () => press(reading))
    },
    pressAndHear: (key, message) =>
      act(
        key,
        async () => {
          const from = speech.spoken.length
          await press(key)
          const isShown = () => page.getByText(message).filter({ visible: true }).first().isVisible()
          await expect.poll(isShown, { message: `“${message}” appears`, intervals: [20] }).toBe(true)
          const shown = Date.now()
          const spokenAt = () => speech.spoken.slice(from).find(({ text }) => text.includes(message))?.at
          while (spokenAt() === undefined && Date.now() < shown + 2 * promptly * busy()) await pause(20)
          const late = (spokenAt() ?? Number.POSITIVE_INFINITY) - shown
          const load = busy()
          expect
            .soft(late / load, `${late} ms until “${message}” is spoken, at ${load.toFixed(1)}`)
            .toBeLessThan(promptly)
        },
        key === "Tab" ? undefined : message
      ),
    goesTo: (button) =>
      act(button, async () => {
        const from = speech.spoken.length
        await page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).first().focus()
        await press("Return")
        const isTold = () => speech.spoken.slice(from).some(({ text }) => text.startsWith("La página tiene"))
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
      const taken = heard.map(({ act: name, from, message, opened }, at) => ({
        act: name,
        message,
        opened,
        said: speech.spoken.slice(from, ends[at])
      }))
      start = speech.spoken.length
      heard = []
      return taken
    }
  }
}
