import { afterEach, expect, test, vi } from "vitest"
import { sharing } from "./sharing"

afterEach(() => vi.unstubAllGlobals())

const rejecting = (name: string) => ({ share: () => Promise.reject(new DOMException("no", name)) })

// OU-in-the-chat
test.each([
  ["shared", "took it", { share: () => Promise.resolve() }],
  ["cancelled", "was closed by the visitor", rejecting("AbortError")],
  ["refused", "is not allowed", rejecting("NotAllowedError")],
  ["refused", "is open already", rejecting("InvalidStateError")],
  ["refused", "breaks", { share: () => Promise.reject(new TypeError("no")) }],
  [
    "refused",
    "breaks at once",
    {
      share: () => {
        throw new TypeError("no")
      }
    }
  ],
  ["absent", "is not in this browser", {}]
])("a text is %s where the share sheet %s", async (shared, _, navigator) => {
  vi.stubGlobal("navigator", navigator)
  expect(await sharing.share("hola")).toBe(shared)
})

test("the share sheet gets the text alone", async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal("navigator", { share })
  await sharing.share("hola")
  expect(share.mock.calls).toEqual([[{ text: "hola" }]])
})
