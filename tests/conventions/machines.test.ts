import { describe, expect, test } from "vitest"
import { machines } from "../../stories/how-it-works/machines"
import { requirements } from "../../stories/specification/specification"
import { allStories } from "./storyIds"

const stories = allStories()
const asked = new Set(requirements.map(({ id }) => id))

describe.each(machines.map((machine) => [machine.title, machine] as const))("the machine of %s", (_, machine) => {
  const drawing = machine.draw()
  const names = drawing.states.map(({ name }) => name)

  test("meets each state that is told of, and each state that it meets is told of", () => {
    expect([...names].sort()).toEqual(Object.keys(machine.states).sort())
  })

  test("has a story and a requirement for each state", () => {
    const told = Object.entries(machine.states)
    expect(told.filter(([, { story }]) => !stories.has(story)).map(([name]) => name)).toEqual([])
    expect(told.filter(([, { asked: ids }]) => ids.length === 0 || ids.some((id) => !asked.has(id)))).toEqual([])
  })

  test("leads on from each state", () => {
    const leadsOn = (name: string) =>
      [
        ...(drawing.states.find((state) => state.name === name)?.rows ?? []),
        ...drawing.anywhere.filter(({ but }) => !but.includes(name))
      ]
        .flatMap(({ outcomes }) => outcomes)
        .some(({ does, to }) => to !== name || does.includes("open"))
    expect(names.filter((name) => !machine.states[name]?.ends && !leadsOn(name))).toEqual([])
  })

  test("tells of each event and each command, and of no other", () => {
    const all = [...drawing.states.flatMap(({ rows }) => rows), ...drawing.anywhere]
    const events = new Set(all.flatMap((row) => row.events.map((name) => name.split(":")[0] ?? "")))
    const commands = new Set(all.flatMap(({ outcomes }) => outcomes.flatMap(({ does }) => does)))
    expect([...events].sort()).toEqual(Object.keys(machine.events).sort())
    expect([...commands].sort()).toEqual(Object.keys(machine.commands).sort())
  })
})
