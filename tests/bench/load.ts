import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { loadavg } from "node:os"
import { fileURLToPath } from "node:url"
import autocannon from "autocannon"

/** What a run of requests came to. */
export interface Load {
  readonly perSecond: number
  /** In milliseconds. */
  readonly p99: number
  readonly failed: number
}

/** One request, sent again and again. `fresh` gives headers to each. */
export interface Asked {
  readonly url: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly fresh?: () => Readonly<Record<string, string>>
}

/** Sends a request on 20 connections for so many seconds. */
export const loaded = async (
  { body, fresh, headers = {}, method = "GET", url }: Asked,
  seconds: number
): Promise<Load> => {
  const setupRequest = (request: { readonly headers?: object }) => ({
    ...request,
    headers: { ...request.headers, ...fresh?.() }
  })
  const { errors, latency, non2xx, requests } = await autocannon({
    ...{ url, method, headers: { ...headers }, connections: 20, duration: seconds },
    ...(body === undefined ? {} : { body }),
    ...(fresh === undefined ? {} : { requests: [{ setupRequest }] })
  })
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors }
}

/** Starts a file of this folder as a process of its own, and waits for the address that it prints. */
export const started = async (file: string, args: ReadonlyArray<string>) => {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ["--import", "tsx", path, ...args], { stdio: ["ignore", "pipe", "inherit"] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()))
    child.once("exit", () => reject(new Error(`${file} did not start`)))
  })
  return { child, url }
}

/** Memory of a process in MB, where the system tells it (Linux). */
export const memoryOf = ({ pid }: ChildProcess): number | undefined => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
  } catch {
    return undefined
  }
}

/** How busy the machine is: absolute figures count on an idle one only. */
export const busyness = () => `load ${loadavg()[0]?.toFixed(1)}`
