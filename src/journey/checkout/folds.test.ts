import { signal } from "@preact/signals-react"
import { expect, test } from "vitest"
import { makeFolds, type Shown } from "./folds"

const foldsOf = (start: ReadonlyArray<boolean>, shown: Shown = "open") => {
  const finished = signal(start)
  const folds = makeFolds(start.length, (place) => finished.value[place] ?? false, shown)
  return { ...folds, finished }
}

// OU-folded-passengers
test("a finished passenger folds once the buyer goes on to another one, and an unfinished one does not", () => {
  const { folded, turnTo } = foldsOf([true, false, false])
  expect(folded.value).toEqual([false, false, false])
  turnTo(0)
  expect(folded.value).toEqual([false, false, false])
  turnTo(2)
  expect(folded.value).toEqual([true, false, false])
  turnTo(0)
  expect(folded.value).toEqual([false, false, false])
})

// OU-folded-passengers
test("the passenger whose fields had the focus last stays open when it is finished", () => {
  const { finished, folded, turnTo } = foldsOf([true, false])
  turnTo(1)
  finished.value = [true, true]
  expect(folded.value).toEqual([true, false])
})

// OU-folded-passengers
test("a row opens when its passenger is no longer finished", () => {
  const { finished, folded, turnTo } = foldsOf([true, false])
  turnTo(1)
  finished.value = [false, false]
  expect(folded.value).toEqual([false, false])
})

// OU-folded-passengers
test("who comes back finds the finished passengers as rows", () => {
  expect(foldsOf([true, false, true], "folded").folded.value).toEqual([true, false, true])
})

// OU-folded-passengers
test("one passenger alone never folds", () => {
  expect(foldsOf([true], "folded").folded.value).toEqual([false])
})

test("what is to be noted before the change is noted once, and not without a change", () => {
  const { turnTo } = foldsOf([true, false])
  let notes = 0
  turnTo(1, () => {
    notes += 1
  })
  turnTo(1, () => {
    notes += 1
  })
  expect(notes).toBe(1)
})

test("typing that changes no row redraws none", () => {
  const { finished, folded, turnTo } = foldsOf([true, false])
  turnTo(1)
  const before = folded.value
  finished.value = [true, true]
  expect(folded.value).toBe(before)
})
