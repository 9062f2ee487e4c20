#!/usr/bin/env node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ChannelRow } from "../channels"
import { check } from "../check"

// The checks of a provider in the package of a release, which has no sandbox.

const channels = async (): Promise<ReadonlyArray<ChannelRow>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "channels.json"), "utf8"))

await check(process.argv.slice(2), { channels })
