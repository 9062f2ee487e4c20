import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type APIRequestContext, test as base, type Page } from "@playwright/test"
import type { Mail } from "../../../contracts/sandbox/mail/mailbox"
import type { Received as Noted } from "../../../contracts/sandbox/requests"
import { startSandbox } from "../../../contracts/sandbox/server"

/** A call, as the sandbox received it. */
export type Received = Omit<Noted, "body"> & { readonly body: { readonly email?: string } | null }

/**
 * A worker's own sandbox over the built portal. Each walk starts with no faults, no registrations,
 * no sales and no calls of another.
 */
export interface SandboxHandle {
  readonly originOf: (channel: string) => string
  readonly open: (page: Page, channel: string, path?: string) => Promise<void>
  /** Makes the channel's next calls fail. The sandbox's README lists the faults. */
  readonly fault: (channel: string, call: string, fault: string, times?: number, more?: object) => Promise<void>
  /** Forgets the channel's faults. */
  readonly heal: (channel: string) => Promise<void>
  /** The calls of a channel in this walk, oldest first. */
  readonly requests: (channel: string, call: string) => Promise<ReadonlyArray<Received>>
  readonly file: (path: string) => Promise<Uint8Array>
  /** Mails from a visitor, newest first. */
  readonly mailsFrom: (email: string) => Promise<ReadonlyArray<Mail>>
  /** Mails to a visitor, newest first. */
  readonly mailsTo: (email: string) => Promise<ReadonlyArray<Mail>>
  /** The calls of every channel whose body holds this text, such as a visitor's address. */
  readonly sentWith: (call: string, text: string) => Promise<ReadonlyArray<Received>>
  readonly quotesBy: (email: string) => Promise<ReadonlyArray<Received>>
  readonly salesOf: (text: string) => Promise<ReadonlyArray<Received>>
}

const code = (channel: string) => channel.toUpperCase()

/** A handle on the sandbox of this port. A refusal of the sandbox rejects. */
const handleOn = (port: number, control: APIRequestContext): SandboxHandle => {
  const originOf = (channel: string) => `http://${channel}.localhost:${port}`
  const list = async <Entry>(path: string, params: Readonly<Record<string, string>>): Promise<ReadonlyArray<Entry>> =>
    (await control.get(path, { params, headers: { accept: "application/json" } })).json()
  const sentWith = async (call: string, text: string) =>
    (await list<Received>("requests", { call })).filter(({ body }) => JSON.stringify(body).includes(text))
  return {
    originOf,
    open: async (page, channel, path = "/") => {
      await page.goto(`${originOf(channel)}${path}`)
    },
    fault: async (channel, call, fault, times = 1, more = {}) => {
      await control.post("faults", { data: { ...more, call, fault, times, channel: code(channel) } })
    },
    heal: async (channel) => {
      await control.delete("faults", { params: { channel: code(channel) } })
    },
    requests: (channel, call) => list("requests", { channel: code(channel), call }),
    file: async (path) => (await control.get(path)).body(),
    mailsFrom: (from) => list("correo", { from }),
    mailsTo: (to) => list("correo", { to }),
    sentWith,
    quotesBy: (email) => sentWith("quote", email),
    salesOf: (text) => sentWith("sales/enroll", text)
  }
}

/** The build to walk: dist/, or E2E_DIST. */
export const dist = process.env.E2E_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url))

/** Playwright's test with a sandbox, for walks by whichever browser. `today` is the sandbox's instant, if not now. */
export const withSandbox = base.extend<
  { readonly sandbox: SandboxHandle },
  { readonly sandboxPort: number; readonly today: string }
>({
  today: ["", { option: true, scope: "worker" }],
  sandboxPort: [
    async ({ today }, use) => {
      if (!existsSync(`${dist}/index.html`)) throw new Error("There is no build to walk through: build first.")
      const sandbox = await startSandbox({ port: 0, dist, ...(today && { now: () => new Date(today) }) })
      await use(sandbox.port)
      await sandbox.close()
    },
    { scope: "worker" }
  ],
  sandbox: async ({ playwright, sandboxPort }, use) => {
    const baseURL = `http://127.0.0.1:${sandboxPort}/_sandbox/`
    const control = await playwright.request.newContext({ baseURL, failOnStatusCode: true })
    // Before the walk, as an earlier walk's page may still ask after that walk's end.
    for (const what of ["faults", "people", "trips", "requests"]) await control.delete(what)
    await use(handleOn(sandboxPort, control))
    await control.dispose()
  }
})
