import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openDatabase } from "./database"

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sandbox-data-"))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const tables = "select count(*)::int as found from pg_tables where tablename = 'kept'"

test("a directory keeps its data, and survives a dead process", { timeout: 120_000 }, async () => {
  const first = await openDatabase(dataDir)
  await first.script("create table kept (x int)")
  await first.close()
  for (const owner of ["", "999999999", String(process.pid)]) {
    await writeFile(join(dataDir, "pid"), owner)
    const again = await openDatabase(dataDir)
    expect(await again.rows(tables)).toEqual([{ found: 1 }])
    await again.close()
  }
})

describe("instead of an empty store, there is an error that says what to do", () => {
  test("while this process has the directory open", { timeout: 60_000 }, async () => {
    const first = await openDatabase(dataDir)
    await expect(openDatabase(dataDir)).rejects.toThrow(`${dataDir} está en uso por el proceso ${process.pid}`)
    await first.close()
    await (await openDatabase(dataDir)).close()
  })

  test("if the number of its process belongs to another one", { timeout: 60_000 }, async () => {
    await writeFile(join(dataDir, "pid"), String(process.ppid))
    await expect(openDatabase(dataDir)).rejects.toThrow(
      `${dataDir} está en uso por el proceso ${process.ppid}. Si ese proceso no es un sandbox, borrá ${join(dataDir, "pid")}.`
    )
    await rm(join(dataDir, "pid"))
    const again = await openDatabase(dataDir)
    expect(await again.rows(tables)).toEqual([{ found: 1 }])
    await again.close()
  })

  test("if a file is damaged, and the files stay", { timeout: 60_000 }, async () => {
    const control = join(dataDir, "pglite", "global", "pg_control")
    const good = await readFile(control)
    await writeFile(
      control,
      good.map((byte) => byte ^ 255)
    )
    await expect(openDatabase(dataDir)).rejects.toThrow(`Los datos de ${join(dataDir, "pglite")} no se pueden abrir`)
    await writeFile(control, good)
    const again = await openDatabase(dataDir)
    expect(await again.rows(tables)).toEqual([{ found: 1 }])
    await again.close()
  })

  test("if the mark of a store is gone but its files are not", { timeout: 60_000 }, async () => {
    await rename(join(dataDir, "pglite", "PG_VERSION"), join(dataDir, "mark"))
    await expect(openDatabase(dataDir)).rejects.toThrow("no se pueden abrir")
    await rename(join(dataDir, "mark"), join(dataDir, "pglite", "PG_VERSION"))
    const again = await openDatabase(dataDir)
    expect(await again.rows(tables)).toEqual([{ found: 1 }])
    await again.close()
  })
})

test("atomic work is done as a whole or not at all", { timeout: 60_000 }, async () => {
  const db = await openDatabase()
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
