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

const file = new File(["png"], "tarjeta-1.png", { type: "image/png" })
const taking = (files: boolean) => ({ canShare: () => files, share: vi.fn(() => Promise.resolve()) })

test.each([
  ["shared", "takes files", taking(true), [[{ files: [file] }]]],
  ["absent", "takes none", taking(false), []]
])("a file is %s where the share sheet %s", async (shared, _, navigator, given) => {
  vi.stubGlobal("navigator", navigator)
  expect(await sharing.share(file)).toBe(shared)
  expect(navigator.share.mock.calls).toEqual(given)
})

test("a file is absent where the browser cannot tell whether its share sheet takes files", async () => {
  vi.stubGlobal("navigator", { share: () => Promise.resolve() })
  expect(await sharing.share(file)).toBe("absent")
})

test("the share sheet gets the text alone", async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal("navigator", { share })
  await sharing.share("hola")
  expect(share.mock.calls).toEqual([[{ text: "hola" }]])
})
