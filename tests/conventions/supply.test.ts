import { expect, test } from "vitest"
import { parse } from "yaml"
import { missingFrom, readLock, uncheckedIn } from "../run/completeLock"
import { filesUnder, read } from "./source"

test("package-lock.json names the binaries of every platform, so that npm ci works on each (npx tsx tests/run/completeLock.ts)", () => {
  expect(Object.keys(readLock().packages).length).toBeGreaterThan(500)
  expect(missingFrom(readLock())).toEqual([])
  const packages = { "node_modules/a": { optionalDependencies: { "@b/win32": "1.0.0" } } }
  expect(missingFrom({ packages })).toEqual(["node_modules/a > @b/win32"])
})

test("npm ci compares every package with its hash, on every platform (TR-25, npx tsx tests/run/completeLock.ts)", () => {
  expect(uncheckedIn(readLock())).toEqual([])
  const held = { version: "1.0.0", integrity: "sha512-x" }
  const packages = { "": {}, "node_modules/held": held, "node_modules/tool-win32-x64": { version: "1.0.0" } }
  expect(uncheckedIn({ packages })).toEqual(["node_modules/tool-win32-x64"])
})

test("npm refuses a package that refuses this Node; CI installs on each line that package.json names", () => {
  expect(read(".npmrc").split("\n")).toContain("engine-strict=true")
  const { engines } = JSON.parse(read("package.json"))
  expect(engines.node).toBe("^20.19 || ^22.13 || >=24")
  expect(read(".github/workflows/ci.yml")).toContain('node: ["20.19", "22.13", "24"]')
})

test("no package runs a script of its own when it is installed (TR-25)", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true")
})

test("a workflow names every action by its commit, with its version beside it (TR-25)", () => {
  const workflows = filesUnder(".github/workflows")
  const used = workflows.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => /\buses:/.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  )
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

interface Workflow {
  readonly on: {
    readonly push?: { readonly branches?: ReadonlyArray<string>; readonly "branches-ignore"?: ReadonlyArray<string> }
  }
}

test("a push to a bot's branch starts no workflow: nothing of it is photographed or published", () => {
  const pushed = filesUnder(".github/workflows").flatMap((file) => {
    const { on }: Workflow = parse(read(file))
    return "push" in on ? [{ file, ...on.push }] : []
  })
  expect(pushed.length).toBeGreaterThan(3)
  const started = pushed.filter(
    ({ branches, "branches-ignore": ignored }) => branches?.join() !== "main" && !ignored?.includes("dependabot/**")
  )
  expect(started.map(({ file }) => file)).toEqual([])
})
