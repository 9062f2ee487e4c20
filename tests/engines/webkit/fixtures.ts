import { writeFile } from "node:fs/promises"
import { withSandbox } from "../../e2e/steps/sandbox"
import { newSession, type Session } from "./driver"
import { type Visitor, visitorIn } from "./visitor"

export { expect } from "@playwright/test"

/** A walk in WebKitGTK: `visit` opens a window of a new visitor of a channel. */
export const test = withSandbox.extend<{
  readonly session: Session
  readonly visit: (channel: string, path?: string) => Promise<Visitor>
}>({
  session: async ({ browserName: _ }, use, info) => {
    const session = await newSession()
    await use(session)
    if (info.status !== info.expectedStatus) {
      const body = Buffer.from(await session.call<string>("GET", "/screenshot"), "base64")
      await writeFile(info.outputPath("window.png"), body)
    }
    await session.end()
  },
  visit: async ({ sandbox, session, viewport }, use) => {
    await use(async (channel, path = "/") => {
      const visitor = visitorIn(session, sandbox.originOf(channel))
      await visitor.resize(viewport?.width ?? 1440, viewport?.height ?? 900)
      await visitor.open(path)
      return visitor
    })
  }
})
