import { expect, test } from "vitest"
import { isDevelopmentHost } from "./paths"

test.each([
  ["localhost", true],
  ["una-marca.localhost", true],
  ["UNA-MARCA.LOCALHOST", true],
  ["127.0.0.1", true],
  ["asistencia.una-marca.example", false],
  ["localhost.example", false],
  ["milocalhost", false],
  ["127.0.0.10", false]
])("%s: %s", (host, development) => expect(isDevelopmentHost(host)).toBe(development))
