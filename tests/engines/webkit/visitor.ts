import { expect } from "@playwright/test"
import type { Session } from "./driver"

/** The key under which WebDriver hands over an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"
type Handle = { readonly [elementKey]: string }

/** Where elements of a role are looked for. Their names are those of the engine's own tree. */
const places = {
  article: "article",
  button: "button",
  checkbox: "input[type=checkbox]",
  dialog: "dialog, [popover], [role=dialog]",
  field: "input, select, textarea",
  form: "form",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3",
  link: "a[href]",
  radio: "input[type=radio]",
  region: "section, [role=region]"
} as const
type Role = keyof typeof places

/** What is looked for: a role, and its name or a part of it as an expression. */
export type Sought = readonly [role: Role, name: string | RegExp]

/** A person with a browser window. Each step waits up to ten seconds for what it needs. */
export interface Visitor {
  readonly open: (address: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page. It sees nothing but its arguments. */
  readonly run: <A extends ReadonlyArray<unknown>, R>(script: (...args: A) => R, ...args: A) => Promise<Awaited<R>>
  readonly press: (...sought: Sought) => Promise<void>
  /** Empties a field and types into it. */
  readonly write: (label: string, value: string) => Promise<void>
  /** Presses these keys where the focus is. Special ones have WebDriver's code points. */
  readonly keys: (keys: string) => Promise<void>
  /** Chooses the option in this place of a list, counted from the end if negative. */
  readonly pick: (label: string, place: number) => Promise<void>
  readonly sees: (...sought: Sought) => Promise<void>
  readonly reads: (words: string | RegExp) => Promise<void>
  readonly at: (path: string | RegExp) => Promise<void>
  /** The same person, looking only inside of this. */
  readonly within: (...sought: Sought) => Visitor
}

/** In the page: elements that can be seen, above everything else that is open. */
const visible = (selector: string, root: Element | null) => {
  const inFront = [...document.querySelectorAll("dialog")].filter((dialog) => dialog.matches(":modal")).at(-1)
  return [...(root ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const shown = element.matches("[type=radio], [type=checkbox]") ? (element.parentElement ?? element) : element
    return (
      shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert]") &&
      (!inFront || inFront.contains(element) || element.closest("[popover]"))
    )
  })
}

/** A visitor in a session. Addresses without a host lead to `origin`. */
export const visitorIn = ({ call }: Session, origin: string, inside?: () => Promise<Handle>): Visitor => {
  const execute = <T>(script: { toString: () => string }, args: ReadonlyArray<unknown>): Promise<T> =>
    call("POST", "/execute/sync", { script: `return (${script}).apply(null, arguments)`, args })

  const named = async ([role, name]: Sought): Promise<Handle> => {
    const root = await inside?.()
    const found = await execute<ReadonlyArray<Handle>>(visible, [places[role], root ?? null])
    const labels: Array<string> = []
    for (const handle of found) {
      const label = (await call<string>("GET", `/element/${handle[elementKey]}/computedlabel`)).trim()
      if (typeof name === "string" ? label === name || label.startsWith(`${name} `) : name.test(label)) return handle
      labels.push(label)
    }
    throw new Error(`There is no ${role} ${name} in sight. There is: ${labels.join(", ")}`)
  }
  /** Repeats a step until the page lets it happen. */
  const soon = async (step: () => Promise<unknown>) => {
    await expect(step).toPass({ intervals: [100, 200], timeout: 15_000 })
  }
  /** Scrolls as a person does before a press. The driver itself does so only sometimes. */
  const reach = (handle: Handle) =>
    execute(
      (element: Element) => {
        const { bottom, top } = element.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" })
      },
      [handle]
    )
  const on = async (handle: Handle, command: string, body?: object) =>
    void (await call("POST", `/element/${handle[elementKey]}/${command}`, body))

  const visitor: Visitor = {
    open: async (address) => void (await call("POST", "/url", { url: new URL(address, origin).href })),
    resize: async (width, height) => void (await call("POST", "/window/rect", { x: 0, y: 0, width, height })),
    run: (script, ...args) => execute(script, args),
    press: (...sought) =>
      soon(async () => {
        const handle = await named(sought)
        const label = ["radio", "checkbox"].includes(sought[0])
          ? await execute<Handle | null>((input: HTMLInputElement) => input.labels?.[0] ?? null, [handle])
          : null
        await reach(label ?? handle)
        await on(label ?? handle, "click")
      }),
    write: (label, value) =>
      soon(async () => {
        const handle = await named(["field", label])
        await reach(handle)
        // The driver's own way to empty a field tells no script of it: what stood there comes back.
        await execute((field: HTMLInputElement) => field.select(), [handle])
        await on(handle, "value", { text: value })
      }),
    keys: async (keys) => {
      const actions = [...keys].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })))
      await call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] })
    },
    pick: (label, place) =>
      soon(async () => {
        const list = await named(["field", label])
        await reach(list)
        const option = await execute<Handle | null>(
          (select: HTMLSelectElement, index: number) =>
            [...select.options].filter((o) => o.value !== "").at(index) ?? null,
          [list, place]
        )
        if (!option) throw new Error(`${label} has no such option yet.`)
        await on(option, "click")
      }),
    sees: (...sought) => soon(() => named(sought)),
    reads: (words) =>
      soon(async () => {
        const root =
          (await inside?.()) ?? (await call<Handle>("POST", "/element", { using: "css selector", value: "body" }))
        const text = await call<string>("GET", `/element/${root[elementKey]}/text`)
        if (typeof words === "string") expect(text).toContain(words)
        else expect(text).toMatch(words)
      }),
    at: (path) =>
      soon(async () => {
        const { pathname } = new URL(await call<string>("GET", "/url"))
        if (typeof path === "string") expect(pathname).toBe(path)
        else expect(pathname).toMatch(path)
      }),
    within: (...sought) => visitorIn({ call, end: async () => {} }, origin, () => named(sought))
  }
  return visitor
}
