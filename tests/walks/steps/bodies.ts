import { expect, type Page } from "@playwright/test"

/**
 * Notes the body of each call, from before the page's first script. Returns how to wait for the
 * first one to a path. The page tells them: not every browser's protocol does.
 */
export const noteBodies = async (page: Page) => {
  const calls: Array<{ readonly path: string; readonly body: string }> = []
  await page.exposeFunction("noteBody", (path: string, body: string) => void calls.push({ path, body }))
  await page.addInitScript(() => {
    const send = window.fetch
    const note: (path: string, body: string) => void = Reflect.get(window, "noteBody")
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      const body = init?.body
      if (body)
        note(
          new URL(address, location.href).pathname,
          body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body)
        )
      return send(input, init)
    }
  })
  return async (path: RegExp) => {
    const found = () => calls.find((call) => path.test(call.path))
    await expect.poll(found).toBeDefined()
    return JSON.parse(found()?.body ?? "null")
  }
}
