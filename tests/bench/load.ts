import { type ChildProcess, spawn } from "node:child_process"
import { request } from "node:http"
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

/** One request, sent again and again. */
export interface Asked {
  readonly url: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** What each request has alone. Its answer closes the connection, as a sale's does. */
  readonly fresh?: () => Pick<Asked, "body" | "headers">
}

const connections = 20

/** One request on a connection of its own; resolves to whether it was answered well. */
const once = ({ fresh, method = "GET", url, ...same }: Asked) =>
  new Promise<boolean>((resolve) => {
    const { body, headers } = { ...same, ...fresh?.() }
    const asked = request(url, { method, agent: false, headers: { ...same.headers, ...headers } }, (answer) => {
      answer.resume()
      answer.on("end", () => resolve(answer.statusCode === 200))
    })
    asked.on("error", () => resolve(false))
    asked.end(body)
  })

/** Autocannon lets a connection that was closed wait for seconds, and counts that as the server's. */
const loadedAnew = async (asked: Asked, seconds: number): Promise<Load> => {
  const began = performance.now()
  const times: Array<number> = []
  let failed = 0
  const goOn = async () => {
    while (performance.now() - began < seconds * 1000) {
      const since = performance.now()
      failed += (await once(asked)) ? 0 : 1
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: connections }, goOn))
  const inOrder = times.toSorted((a, b) => a - b)
  const perSecond = times.length / ((performance.now() - began) / 1000)
  return { perSecond, p99: Math.round(inOrder[Math.floor(inOrder.length * 0.99)] ?? 0), failed }
}

/** Sends a request on 20 connections for so many seconds. */
export const loaded = async (asked: Asked, seconds: number): Promise<Load> => {
  if (asked.fresh !== undefined) return loadedAnew(asked, seconds)
  const { body, headers = {}, method = "GET", url } = asked
  const { errors, latency, non2xx, requests } = await autocannon({
    ...{ url, method, headers: { ...headers }, connections, duration: seconds },
    ...(body === undefined ? {} : { body })
  })
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors }
}

/** Starts a file of this folder as a process of its own, and waits for the address that it prints. */
export const started = async (file: string, args: ReadonlyArray<string>) => {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ["--expose-gc", "--import", "tsx", path, ...args], {
    stdio: ["ignore", "pipe", "inherit", "ipc"]
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once("data", (line: Buffer) => resolve(line.toString().trim()))
    child.once("exit", () => reject(new Error(`${file} did not start`)))
  })
  return { child, url }
}

/** Memory of a process in MB after a full collection. */
export interface Memory {
  /** What its objects and buffers hold. */
  readonly live: number
  /** What the system gives it. */
  readonly resident: number
}

/** Asks a process that `started` began, and that answers so, for its memory. Rejects after 30 s. */
export const memoryOf = (child: ChildProcess): Promise<Memory> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The process tells no memory.")), 30_000)
    child.once("message", (memory) => {
      clearTimeout(late)
      resolve(memory as Memory)
    })
    child.send("memory")
  })

/** How busy the machine is: absolute figures count on an idle one only. */
export const busyness = () => `load ${loadavg()[0]?.toFixed(1)}`
