import type { Page } from "@playwright/test"
import { expect, type SandboxHandle, test } from "../steps/fixtures"
import { type CallName, type LookOf, matrix } from "./matrix"
import { type Fault, faults, type Row } from "./row"

/** A page on which a call is made to fail. */
export interface Stage {
  readonly page: Page
  readonly sandbox: SandboxHandle
  /** How often the call was asked for so far on this channel. */
  readonly asked: () => Promise<number>
  /** What the page complained of on its own; that a call failed is told by the browser. */
  readonly complaints: ReadonlyArray<string>
}

type Act = (stage: Stage, fault: Fault) => Promise<void>

/** How the faults of a call are brought about, and how each of their looks is told from the others. */
export interface Drive<Name extends CallName> {
  readonly channel: string
  /** Goes where it is asked for. */
  readonly arrive: (stage: Stage) => Promise<void>
  /** Asks for it once, also after it failed. */
  readonly ask: Act
  /** That it looks so and nothing is lost; leaves the page so that it can be asked for again. */
  readonly looks: { readonly [L in LookOf<Name>]: Act }
  /** What else may happen to it. */
  readonly more?: Readonly<Record<string, Act>>
  /** Asks for it twice, now that it works. */
  readonly twice: Act
  /** An answer of the wrong shape, where any object is a right one. */
  readonly wrongShape?: object
}

/** The drives of some calls. */
export type Drives<Name extends CallName> = { readonly [N in Name]: Drive<N> }

const wires: Readonly<Record<Exclude<Fault, "duplicate">, string>> = {
  ...{ "4xx": "400", "5xx": "500", down: "down", timeout: "timeout", "not JSON": "html", "wrong shape": "shape" },
  // It is never answered: what matters is the moment at which that is told.
  slow: "timeout"
}

const slowAfter = 4000

/** What the browser itself has to say of calls that fail, and of names that are no localhost. */
const byBrowser = /^(Failed to load resource|The Cross-Origin-Opener-Policy header)/

/** A wait that takes long is told, and given up. */
export const giveUp = async (page: Page) => {
  const told = page.getByText("Esto está tardando más de lo normal.")
  await expect(told).toBeVisible()
  await page.getByRole("button", { name: "Cancelar" }).click()
  await expect(told).toBeHidden()
}

/** The page's clock can be moved; also what the browser itself would end then follows it. */
const holdClock = async (page: Page) => {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException("It took too long.", "TimeoutError")), milliseconds)
      return controller.signal
    }
  })
}

type AnyDrive = Omit<Drive<CallName>, "looks"> & { readonly looks: Readonly<Record<string, Act>> }

const lookOf = ({ looks }: AnyDrive, name: string): Act => {
  const look = looks[name]
  if (!look) throw new Error(`Nobody knows how ${name} is told.`)
  return look
}

/** Walks all faults of a call, one after the other. */
export const walk = async (name: CallName, drive: AnyDrive, { page, sandbox }: Pick<Stage, "page" | "sandbox">) => {
  const { call, cells, limit }: Row = matrix[name]
  const { channel } = drive
  const complaints: Array<string> = []
  page.on("console", (message) => {
    if (message.type() === "error" && !byBrowser.test(message.text())) complaints.push(message.text())
  })
  const asked = async () => (await sandbox.requests(channel, call)).length
  const stage = { page, sandbox, asked, complaints }
  const fail = async (fault: Exclude<Fault, "duplicate">) => {
    const before = await asked()
    const own = fault === "wrong shape" ? drive.wrongShape : undefined
    // A browser itself asks again where a connection was cut.
    await sandbox.fault(channel, call, own ? "answer" : wires[fault], 50, own)
    await drive.ask(stage, fault)
    await expect.poll(asked).toBeGreaterThan(before)
    if (fault === "timeout") await page.clock.fastForward(limit)
    if (fault === "slow") await page.clock.fastForward(slowAfter)
    await lookOf(drive, cells[fault])(stage, fault)
    await sandbox.heal(channel)
  }

  await holdClock(page)
  await drive.arrive(stage)
  for (const fault of faults) if (fault !== "duplicate") await test.step(fault, () => fail(fault))
  for (const [what, act] of Object.entries(drive.more ?? {})) await test.step(what, () => act(stage, "duplicate"))
  await sandbox.heal(channel)
  await test.step("duplicate", () => drive.twice(stage, "duplicate"))
}
