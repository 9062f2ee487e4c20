import { expect, type Page } from "@playwright/test"

/** A body that left the page, and the path that it went to. */
export interface Told {
  readonly path: string
  readonly body: string
}

/** In the page: tells each body that its scripts send. */
const tellBodies = () => {
  const { fetch } = window
  const { open, send } = XMLHttpRequest.prototype
  const sendBeacon = navigator.sendBeacon.bind(navigator)
  const addresses = new WeakMap<XMLHttpRequest, string>()
  const tell: (path: string, body: string) => void = Reflect.get(window, "noteBody")
  const note = (address: string, body: unknown) => {
    const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body)
    if (body) tell(new URL(address, location.href).pathname, text)
  }
  window.fetch = (input, init) => {
    note(input instanceof Request ? input.url : String(input), init?.body)
    return fetch(input, init)
  }
  navigator.sendBeacon = (address, data) => {
    note(String(address), data)
    return sendBeacon(address, data)
  }
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL, ...more: ReadonlyArray<unknown>) {
    addresses.set(this, String(url))
    Reflect.apply(open, this, [method, url, ...more])
  }
  XMLHttpRequest.prototype.send = function (body) {
    note(addresses.get(this) ?? "", body)
    send.call(this, body)
  }
}

/**
 * Collects the bodies that the page's scripts send, from before its first one. The page tells them:
 * not every browser's protocol does.
 */
export const noteCalls = async (page: Page): Promise<ReadonlyArray<Told>> => {
  const calls: Array<Told> = []
  await page.exposeFunction("noteBody", (path: string, body: string) => void calls.push({ path, body }))
  await page.addInitScript(tellBodies)
  return calls
}

/** Notes the body of each call. Returns how to wait for the first one to a path. */
export const noteBodies = async (page: Page) => {
  const calls = await noteCalls(page)
  return async (path: RegExp) => {
    const found = () => calls.find((call) => path.test(call.path))
    await expect.poll(found).toBeDefined()
    return JSON.parse(found()?.body ?? "null")
  }
}
