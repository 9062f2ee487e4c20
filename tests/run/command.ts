import { type ChildProcess, spawn } from "node:child_process"
import { resolve } from "node:path"
import { stripVTControlCharacters } from "node:util"

/** The project's folder, wherever the tests start. */
export const root = resolve(import.meta.dirname, "../..")

/** Result of a command. */
export interface Finished {
  readonly ok: boolean
  readonly output: string
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The folder to run in; the project's by default. */
  readonly cwd?: string
  /** Milliseconds. A command that takes longer is stopped and fails. */
  readonly limit?: number
}

const quiet = {
  CI: "true",
  NO_COLOR: "1",
  PACT_DO_NOT_TRACK: "true",
  STORYBOOK_DISABLE_TELEMETRY: "1"
}

const running = new Set<ChildProcess>()

/** A command has its own process group, so that a stop also ends its browsers and servers. */
const stop = (child: ChildProcess) => {
  if (child.pid === undefined) return
  try {
    if (process.platform === "win32") child.kill("SIGKILL")
    else process.kill(-child.pid, "SIGKILL")
  } catch {
    // It has already ended.
  }
}

/** Stops every running command. */
export const stopAll = () => {
  for (const child of running) stop(child)
}

/** An inherited NODE_ENV would turn the build into a development one. */
const environment = (extra: Readonly<Record<string, string>>) => {
  const { FORCE_COLOR: _color, NODE_ENV: _env, NODE_OPTIONS: _options, ...inherited } = process.env
  return { ...inherited, ...quiet, ...extra }
}

/** Runs a program; never rejects. */
export const command = (
  program: string,
  args: ReadonlyArray<string>,
  options: CommandOptions = {}
): Promise<Finished> =>
  new Promise((done) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: environment(options.env ?? {}),
      stdio: ["ignore", "pipe", "pipe"],
      detached: process.platform !== "win32"
    })
    let output = ""
    const limit = options.limit ?? 900_000
    const timer = setTimeout(() => {
      output += `\nStopped after ${limit / 1000} s.`
      stop(child)
    }, limit)
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    running.add(child)
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("error", (error) => keep(Buffer.from(error.message)))
    child.on("close", (code) => {
      clearTimeout(timer)
      running.delete(child)
      done({ ok: code === 0, output: stripVTControlCharacters(output) })
    })
  })

/** Runs a JavaScript file of an installed package with this Node. */
export const node = (script: string, args: ReadonlyArray<string>, options?: CommandOptions) =>
  command(process.execPath, [resolve(root, "node_modules", script), ...args], options)
