import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { channels } from "./channels"

const start = (env: Record<string, string>) =>
  new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const file = fileURLToPath(new URL("start.ts", import.meta.url))
    const child = spawn(process.execPath, ["--import", "tsx", file], { env: { ...process.env, ...env } })
    let said = ""
    child.stderr.on("data", (chunk) => {
      said += chunk
    })
    child.stdout.on("data", (chunk) => {
      said += chunk
      child.kill()
    })
    child.on("exit", (code) => resolve({ code, said }))
  })

test("refuses production, and says so", { timeout: 60_000 }, async () => {
  const { code, said } = await start({ NODE_ENV: "production", SANDBOX_OK: "", PORT: "0" })
  expect(code).toBe(1)
  expect(said).toContain("sandbox")
})

test("prints one address for each channel and ends quietly on a signal", { timeout: 60_000 }, async () => {
  const { code, said } = await start({ NODE_ENV: "production", SANDBOX_OK: "1", PORT: "0" })
  expect(said).toContain("precios inventados")
  expect(said.match(/http:\/\/[a-z0-9]+\.localhost:\d+/g)).toHaveLength(channels.size)
  expect(code).toBe(0)
})

test("refuses an invalid port", { timeout: 60_000 }, async () => {
  expect(await start({ PORT: "cuatro mil" })).toMatchObject({ code: 1 })
})
