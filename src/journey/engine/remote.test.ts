import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Outcome, remote, type Start, slowAfter } from "./remote"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A use-case whose runs end when the test says so. */
const aUseCase = () => {
  const runs: Array<{ input: string; end: (outcome: Outcome<string, never>) => void; interrupted: number }> = []
  const start: Start<string, string, never> = (input, done) => {
    const run = { input, end: done, interrupted: 0 }
    runs.push(run)
    return () => {
      run.interrupted += 1
    }
  }
  return { runs, start }
}
const turn = () => vi.advanceTimersByTimeAsync(0)

test("a second start interrupts the first, whose answer is never shown", async () => {
  const { runs, start } = aUseCase()
  const told = vi.fn()
  const call = remote(async () => start, told)
  call.start("a")
  await turn()
  call.start("b")
  await turn()
  expect(runs.map(({ input, interrupted }) => [input, interrupted])).toEqual([
    ["a", 1],
    ["b", 0]
  ])
  runs[0]?.end({ is: "done", value: "late" })
  expect(call.state.value).toMatchObject({ is: "loading" })
  runs[1]?.end({ is: "done", value: "B" })
  expect(call.state.value).toEqual({ is: "done", value: "B" })
  expect(told.mock.calls).toEqual([["B", "b"]])
})

test("giving up interrupts what is under way and goes back to idle", async () => {
  const { runs, start } = aUseCase()
  const call = remote(async () => start)
  call.start("a")
  await turn()
  call.cancel()
  expect(runs[0]?.interrupted).toBe(1)
  expect(call.state.value).toEqual({ is: "idle" })
  runs[0]?.end({ is: "done", value: "late" })
  await vi.advanceTimersByTimeAsync(slowAfter)
  expect(call.state.value).toEqual({ is: "idle" })
})

test("given up before the core is there, it is never run", async () => {
  const { runs, start } = aUseCase()
  const call = remote(() => new Promise<typeof start>((resolve) => setTimeout(() => resolve(start), 100)))
  call.start("a")
  call.cancel()
  await vi.advanceTimersByTimeAsync(200)
  expect(runs).toEqual([])
})

test("a wait is slow after four seconds, not before, and an answer ends it", async () => {
  const { runs, start } = aUseCase()
  const call = remote(async () => start)
  call.start("a")
  await vi.advanceTimersByTimeAsync(slowAfter - 1)
  expect(call.state.value).toEqual({ is: "loading", slow: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(call.state.value).toEqual({ is: "loading", slow: true })
  runs[0]?.end({ is: "done", value: "A" })
  expect(call.state.value).toEqual({ is: "done", value: "A" })
})

test("again runs it with what it was last given", async () => {
  const { runs, start } = aUseCase()
  const call = remote(async () => start)
  call.again()
  await turn()
  expect(runs).toEqual([])
  call.start("a")
  call.start("b")
  call.again()
  await turn()
  expect(runs.at(-1)?.input).toBe("b")
})
