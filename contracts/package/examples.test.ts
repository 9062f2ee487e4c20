import { expect, test } from "vitest"
import { node } from "../../tests/run/command"

const run = (...names: ReadonlyArray<string>) =>
  node("tsx/dist/cli.mjs", ["contracts/examples/run.ts", ...names], { env: { PATH: "" } })

test("a worked provider whose language is not here is not run, in one line", { timeout: 120_000 }, async () => {
  expect(await run()).toEqual({
    ok: true,
    output:
      "java: not run, there is no mvn\nnode: keeps both pacts, 50 of 50 calls asked\nphp: not run, there is no php\n"
  })
})

test("but fails where it is asked for by name", async () => {
  expect(await run("php")).toEqual({ ok: false, output: "php: not run, there is no php\n" })
})
