import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

test("refuses production, and says so", { timeout: 60_000 }, async () => {
  const file = fileURLToPath(new URL("start.ts", import.meta.url))
  const env = { ...process.env, NODE_ENV: "production", SANDBOX_OK: "", PORT: "0" }
  const child = spawn(process.execPath, ["--import", "tsx", file], { env })
  const code = new Promise((resolve) => child.on("exit", resolve))
  expect(await text(child.stderr)).toContain("sandbox")
  expect(await code).toBe(1)
})
