import type { Page } from "@playwright/test"
import { expect, type SandboxHandle, test } from "../steps/fixtures"
import { type Fault, faults, type LookOf, matrix, type Row, type Walked } from "./matrix"

/** A page on which a call fails. */
export interface Stage {
  readonly page: Page
  readonly sandbox: SandboxHandle
  /** Number of the call's requests on this channel so far. */
  readonly asked: () => Promise<number>
  /** Console errors of the page itself. The browser's own reports of failed calls do not count. */
  readonly complaints: ReadonlyArray<string>
}

type Act = (stage: Stage) => Promise<void>

/** How to bring about the faults of a call, and how to recognise each reaction. */
export interface Drive<Name extends Walked> {
  readonly channel: string
  /** Opens the page that makes the call. */
  readonly arrive: Act
  /** Makes the call once, also after a failure. */
  readonly ask: (stage: Stage, fault: Fault) => Promise<void>
  /** Checks each reaction and that nothing is lost. Leaves the page ready for another call. */
  readonly looks: { readonly [L in LookOf<Name>]: Act }
  /** Other events. */
  readonly more?: Readonly<Record<string, Act>>
  /** Makes the call twice, once it works. */
  readonly twice: Act
  /** An answer of the wrong shape, for calls that accept any object. */
  readonly wrongShape?: object
}

export type Drives<Name extends Walked> = { readonly [N in Name]: Drive<N> }

const wires: Readonly<Record<Fault, string>> = {
  "4xx": "400",
  "5xx": "500",
  down: "down",
  timeout: "timeout",
  "not JSON": "html",
  "wrong shape": "shape",
  // The sandbox never answers; the moment of the page's message matters.
  slow: "timeout"
}

const slowAfter = 4000

/** Reports of the browser itself about failed calls and about hosts other than localhost. */
const byBrowser = /^(Failed to load resource|The Cross-Origin-Opener-Policy header)/

/** The page reports a long wait and gives up. */
export const giveUp = async (page: Page) => {
  const told = page.getByText("Esto está tardando más de lo normal.")
  await expect(told).toBeVisible()
  await page.getByRole("button", { name: "Cancelar" }).click()
  await expect(told).toBeHidden()
}

/** Lets the walk move the page's clock. Timeouts of the browser itself then follow it. */
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

type AnyDrive = Omit<Drive<Walked>, "looks"> & { readonly looks: Readonly<Record<string, Act>> }

const lookOf = ({ looks }: AnyDrive, name: string): Act => {
  const look = looks[name]
  if (!look) throw new Error(`Nobody knows how ${name} is told.`)
  return look
}

/** Walks the faults of a call, one after the other. */
export const walk = async (name: Walked, drive: AnyDrive, { page, sandbox }: Pick<Stage, "page" | "sandbox">) => {
  const { call = name, cells, limit }: Row = matrix[name]
  const { channel } = drive
  const complaints: Array<string> = []
  page.on("console", (message) => {
    if (message.type() === "error" && !byBrowser.test(message.text())) complaints.push(message.text())
  })
  const asked = async () => (await sandbox.requests(channel, call)).length
  const stage = { page, sandbox, asked, complaints }
  const fail = async (fault: Fault) => {
    const before = await asked()
    const own = fault === "wrong shape" ? drive.wrongShape : undefined
    // The browser itself repeats a request after a cut connection.
    await sandbox.fault(channel, call, own ? "answer" : wires[fault], 50, own)
    await drive.ask(stage, fault)
    await expect.poll(asked).toBeGreaterThan(before)
    if (fault === "timeout") await page.clock.fastForward(limit)
    if (fault === "slow") await page.clock.fastForward(slowAfter)
    await lookOf(drive, cells[fault])(stage)
    await sandbox.heal(channel)
  }

  await holdClock(page)
  await drive.arrive(stage)
  for (const fault of faults) await test.step(fault, () => fail(fault))
  for (const [what, act] of Object.entries(drive.more ?? {})) await test.step(what, () => act(stage))
  await sandbox.heal(channel)
  await test.step("twice", () => drive.twice(stage))
}
