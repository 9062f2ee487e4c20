import { spawnSync } from "node:child_process"
import { root } from "../run/command"
import { engines } from "./engines"

/** `npx tsx tests/engines/run.ts [-- firefox|webkit [arguments of Playwright]]` walks in the engines, one after the other. */
const [first, ...rest] = process.argv.slice(2)
const named = engines.filter(({ name }) => name === first)
const [chosen, more] = named.length > 0 ? [named, rest] : [engines, process.argv.slice(2)]
const failed = chosen.filter(({ args, isInstalled, name, packages }) => {
  if (isInstalled())
    return spawnSync(process.execPath, [...args, ...more], { cwd: root, stdio: "inherit" }).status !== 0
  console.error(`${name} is not installed: apt-get install ${packages.join(" ")}`)
  return true
})
process.exitCode = failed.length
