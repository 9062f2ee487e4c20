import { expect, test } from "vitest"
import { readLock } from "../run/completeLock"
import { uncheckedIn } from "../run/uncheckedIn"
import { filesUnder, read } from "./source"

test("npm ci compares every package with its hash, except binaries that this registry does not offer (TR-24)", () => {
  expect(uncheckedIn(readLock())).toEqual([])
})

test("a package without its hash is found; a binary of another platform may lack it (TR-24)", () => {
  const packages = {
    "": {},
    "node_modules/react": { version: "19.3.1" },
    "node_modules/held": { version: "1.0.0", integrity: "sha512-x" },
    "node_modules/tool-linux-x64": { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"] },
    "node_modules/tool-win32-x64": { version: "1.0.0", optional: true, os: ["win32"], cpu: ["x64"] },
    "node_modules/tool-musl": { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"], libc: ["musl"] }
  }
  expect(uncheckedIn({ packages })).toEqual(["node_modules/react", "node_modules/tool-linux-x64"])
})

test("no package runs a script of its own when it is installed (TR-24)", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true")
})

test("a workflow names every action by its commit, with its version beside it (TR-24)", () => {
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
