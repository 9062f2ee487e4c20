import { startSandbox } from "../../contracts/sandbox/server"

/* The sandbox over a directory of its own: a bench keeps none of its sales. Asked for its memory, it collects first. */
const [, , dataDir] = process.argv
const million = 1_000_000

process.on("message", () => {
  globalThis.gc?.()
  const { external, heapUsed, rss } = process.memoryUsage()
  process.send?.({ live: (heapUsed + external) / million, resident: rss / million })
})
console.log((await startSandbox({ port: 0, dataDir })).url)
