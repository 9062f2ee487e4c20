#!/usr/bin/env node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { check } from "../check"
import type { Pages } from "../verifier/preflight"

// The checks of a provider in the package of a release, which has no sandbox.

const channels = async (): Promise<ReadonlyArray<Pages>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "channels.json"), "utf8"))

await check(process.argv.slice(2), { channels })
