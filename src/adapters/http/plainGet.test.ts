import { expect, test, vi } from "vitest"
import { plainGet } from "./plainGet"

test.each([204, 500])("the status %i gives nothing, and the download stops", async (status) => {
  const answer = new Response(status === 204 ? null : "no", { status })
  const cancelled = answer.body && vi.spyOn(answer.body, "cancel")
  const get = plainGet({ channel: "MARCA", origin: "https://portal.example.com", fetch: async () => answer })
  expect(await get("/userinfo")).toBeUndefined()
  if (cancelled) expect(cancelled).toHaveBeenCalledTimes(1)
})
