import { Effect } from "effect"
import { beforeEach, expect, test, vi } from "vitest"
import { broken, loadedBy, type Outcome } from "../core/useCases/runtime"
import { remote, settled, slowAfter, type UseCase } from "./remote"

beforeEach(() => vi.useFakeTimers())

/** A use-case whose runs end when the test says so. */
const aUseCase = () => {
  const runs: Array<{ input: string; end: (outcome: Outcome<string>) => void; isInterrupted: () => boolean }> = []
  const work: UseCase<string, string> = (signal, input) =>
    new Promise((end) => {
      runs.push({ input, end, isInterrupted: () => signal.aborted === true })
    })
  return { runs, work }
}
const turn = () => vi.advanceTimersByTimeAsync(0)

// TR-01
test("a second start interrupts the first, whose answer is never shown", async () => {
  const { runs, work } = aUseCase()
  const told = vi.fn()
  const call = remote(work, { onDone: told })
  call.start("a")
  await turn()
  call.start("b")
  await turn()
  expect(runs.map(({ input, isInterrupted }) => [input, isInterrupted()])).toEqual([
    ["a", true],
    ["b", false]
  ])
  runs[0]?.end({ is: "done", value: "late" })
  await turn()
  expect(call.state.value).toMatchObject({ is: "loading" })
  runs[1]?.end({ is: "done", value: "B" })
  await turn()
  expect(call.state.value).toEqual({ is: "done", value: "B" })
  expect(told.mock.calls).toEqual([["B", "b"]])
})

test("cancelling interrupts a running use-case and returns to idle", async () => {
  const { runs, work } = aUseCase()
  const call = remote(work)
  call.start("a")
  await turn()
  call.cancel()
  expect(runs[0]?.isInterrupted()).toBe(true)
  expect(call.state.value).toEqual({ is: "idle" })
  runs[0]?.end({ is: "done", value: "late" })
  await turn()
  await vi.advanceTimersByTimeAsync(slowAfter)
  expect(call.state.value).toEqual({ is: "idle" })
})

test("cancelled before the core is there, it never runs", async () => {
  const run = vi.fn()
  const late = loadedBy<unknown>(() => new Promise((resolve) => setTimeout(() => resolve([{}, run]), 100)))
  const call = remote((signal) => late.run(() => Effect.void, signal))
  call.start()
  call.cancel()
  await vi.advanceTimersByTimeAsync(200)
  expect(run).not.toHaveBeenCalled()
})

// OU-12
test("a wait is slow after four seconds, not before, and an answer ends it", async () => {
  const { runs, work } = aUseCase()
  const call = remote(work)
  call.start("a")
  await vi.advanceTimersByTimeAsync(3999)
  expect(call.state.value).toEqual({ is: "loading", slow: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(call.state.value).toEqual({ is: "loading", slow: true })
  runs[0]?.end({ is: "done", value: "A" })
  await turn()
  expect(call.state.value).toEqual({ is: "done", value: "A" })
})

test("a failure is heard once, after the signal shows it", async () => {
  const { runs, work } = aUseCase()
  const heard: Array<string> = []
  const call = remote(work, { onFailed: () => heard.push(call.state.value.is) })
  call.start("a")
  call.start("b")
  runs[0]?.end(broken)
  runs[1]?.end(broken)
  await turn()
  expect(heard).toEqual(["failed"])
})

test("use-cases that do not arrive are Broken, and so is work that rejects", async () => {
  const core = loadedBy<unknown>(() => Promise.reject(new Error("not now")))
  const lost = remote(() => core.run(() => Effect.void))
  const rejecting = remote(() => Promise.reject(new Error("not now")))
  lost.start()
  rejecting.start()
  await turn()
  expect([lost.state.value, rejecting.state.value]).toEqual([broken, broken])
})

test("what waits for a call goes on once none is under way, also where a second outdates the first", async () => {
  const { runs, work } = aUseCase()
  const call = remote(work)
  expect(await settled(call)).toEqual({ is: "idle" })
  const told = vi.fn()
  call.start("a")
  void settled(call).then(told)
  await turn()
  call.start("b")
  await turn()
  expect(told).not.toHaveBeenCalled()
  runs[1]?.end({ is: "done", value: "B" })
  await turn()
  call.start("c")
  await turn()
  expect(told.mock.calls).toEqual([[{ is: "done", value: "B" }]])
})
