import { expect, test, vi } from "vitest"
import { offlineCard } from "./offline"

// OU-18
test("a browser without service workers, as in many apps on an iPhone, opens no page without a connection", async () => {
  vi.stubGlobal("navigator", {})
  const { prepare } = await offlineCard()
  expect(prepare()).toBe(false)
})

test("any other one gets the worker of the assistance page, once, when it is idle", async () => {
  const register = vi.fn(async () => undefined)
  vi.stubGlobal("navigator", { serviceWorker: { register } })
  const { prepare } = await offlineCard()
  expect([prepare(), prepare()]).toEqual([true, true])
  await vi.waitFor(() => expect(register).toHaveBeenCalled())
  const options = { scope: "/solicitarasistencia", updateViaCache: "none" }
  expect(register).toHaveBeenCalledExactlyOnceWith("/asistencia.js", options)
})
