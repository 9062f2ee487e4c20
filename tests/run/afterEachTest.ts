import { afterEach, vi } from "vitest"

/** No stub, clock or spy of a test reaches the next one, or the next file, which shares its process. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
