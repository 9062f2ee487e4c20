import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { test as base, type Page } from "@playwright/test"
import type { Mail } from "../../../contracts/sandbox/mail/mailbox"
import type { Received as Noted } from "../../../contracts/sandbox/requests"
import { startSandbox } from "../../../contracts/sandbox/server"

/** A call, as the sandbox received it. */
export type Received = Omit<Noted, "body"> & { readonly body: { readonly email?: string } | null }

/**
 * A worker's own sandbox over the built portal: no walk meets another's faults or registrations.
 */
export interface SandboxHandle {
  readonly originOf: (channel: string) => string
  readonly open: (page: Page, channel: string, path?: string) => Promise<void>
  /** Makes the channel's next calls fail. The sandbox's README lists the faults. */
  readonly fault: (channel: string, call: string, fault: string, times?: number, more?: object) => Promise<void>
  /** Forgets the channel's faults. After each walk this happens by itself. */
  readonly heal: (channel: string) => Promise<void>
  /** The calls of a channel so far, oldest first. */
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

const done = async (answer: Response) => {
  if (!answer.ok) throw new Error(`The sandbox refused: ${answer.status} ${await answer.text()}`)
  return answer
}

const code = (channel: string) => channel.toUpperCase()

const handleOn = (port: number): SandboxHandle => {
  const control = `http://127.0.0.1:${port}/_sandbox`
  const originOf = (channel: string) => `http://${channel}.localhost:${port}`
  const requests = async (query: Readonly<Record<string, string>>) => {
    const answer = await done(await fetch(`${control}/requests?${new URLSearchParams(query)}`))
    return (await answer.json()) as ReadonlyArray<Received>
  }
  const mails = async (query: Readonly<Record<string, string>>) => {
    const headers = { accept: "application/json" }
    const answer = await done(await fetch(`${control}/correo?${new URLSearchParams(query)}`, { headers }))
    return (await answer.json()) as ReadonlyArray<Mail>
  }
  const sentWith = async (call: string, text: string) =>
    (await requests({ call })).filter(({ body }) => JSON.stringify(body).includes(text))
  return {
    originOf,
    open: async (page, channel, path = "/") => {
      await page.goto(`${originOf(channel)}${path}`)
    },
    fault: async (channel, call, fault, times = 1, more = {}) => {
      const body = JSON.stringify({ ...more, call, fault, times, channel: code(channel) })
      await done(await fetch(`${control}/faults`, { method: "POST", body }))
    },
    file: async (path) => {
      const answer = await done(await fetch(new URL(path, control)))
      return new Uint8Array(await answer.arrayBuffer())
    },
    heal: async (channel) => {
      await done(await fetch(`${control}/faults?channel=${code(channel)}`, { method: "DELETE" }))
    },
    mailsFrom: (email) => mails({ from: email }),
    mailsTo: (email) => mails({ to: email }),
    requests: (channel, call) => requests({ channel: code(channel), call }),
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
  sandbox: async ({ sandboxPort }, use) => {
    await use(handleOn(sandboxPort))
    for (const what of ["faults", "people", "trips"])
      await done(await fetch(`http://127.0.0.1:${sandboxPort}/_sandbox/${what}`, { method: "DELETE" }))
  }
})
