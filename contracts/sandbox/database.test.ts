import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openDatabase } from "./database"

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sandbox-data-"))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const tables = "select count(*)::int as found from pg_tables where tablename = 'kept'"

test("a directory keeps its data, opens in one process only, and survives a dead process", {
  timeout: 120_000
}, async () => {
  const first = await openDatabase({ dataDir })
  await first.script("create table kept (x int)")
  const second = await openDatabase({ dataDir })
  expect(await second.rows(tables)).toEqual([{ found: 0 }])
  await second.close()
  await first.close()
  for (const owner of ["", "999999999", String(process.pid)]) {
    await writeFile(join(dataDir, "pid"), owner)
    const again = await openDatabase({ dataDir })
    expect(await again.rows(tables)).toEqual([{ found: 1 }])
    await again.close()
  }
  await writeFile(join(dataDir, "pid"), String(process.ppid))
  const guest = await openDatabase({ dataDir })
  expect(await guest.rows(tables)).toEqual([{ found: 0 }])
  await guest.close()
})

test("atomic work is done as a whole or not at all", { timeout: 60_000 }, async () => {
  const db = await openDatabase({})
  await db.script("create table pair (x int)")
  const broken = db.atomic(async (same) => {
    await same.rows("insert into pair values (1)")
    throw new Error("the second half fails")
  })
  await expect(broken).rejects.toThrow("the second half fails")
  await db.atomic((same) => same.rows("insert into pair values (2)"))
  expect(await db.rows("select x from pair")).toEqual([{ x: 2 }])
  await db.close()
})
