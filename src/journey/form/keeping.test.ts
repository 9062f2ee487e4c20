import { signal } from "@preact/signals-react"
import { beforeEach, expect, test, vi } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { pageMemory } from "../../../contracts/fixtures/memory/ports"
import type { SessionNews } from "../../core/session/session"
import { makeKeeping } from "./keeping"

beforeEach(() => void vi.useFakeTimers())

/** A page's form of one line, and what the browser stored: an empty form is as it was given. */
const aForm = async ({ loggedIn = true } = {}) => {
  const written: Array<string | undefined> = []
  const typed = signal("")
  let hear = (_: SessionNews) => {}
  const session = { email: "ana@example.com", verified: true }
  const onListen = (ear: typeof hear) => {
    hear = ear
  }
  const page = pageMemory()
  const { journey } = aJourney({ world: { page }, visit: { ...(loggedIn && { session }), onListen } })
  journey.visit.begin()
  await journey.visit.askSession()
  const keeping = makeKeeping(journey, {
    present: () => typed.value || undefined,
    save: async (text) => {
      written.push(text)
      return { is: "done", value: undefined }
    }
  })
  const leave = keeping.begin()
  const type = (text: string) => {
    typed.value = text
  }
  return { keeping, leave, type, written, hide: page.hide, hear }
}

const rest = () => vi.advanceTimersByTimeAsync(300)

test("it stores the form once typing rests, and an unchanged form not again", async () => {
  const { leave, type, written } = await aForm()
  await rest()
  type("A")
  await vi.advanceTimersByTimeAsync(299)
  type("An")
  await vi.advanceTimersByTimeAsync(299)
  expect(written).toEqual([])
  await rest()
  expect(written).toEqual(["An"])
  leave()
  await rest()
  expect(written).toEqual(["An"])
})

test("it stores no card number, and drops what it had stored of one (VA-08)", async () => {
  const { leave, type, written } = await aForm()
  type("4242 4242 424")
  await rest()
  type("4242 4242 4242 4242")
  await rest()
  type("4242 4242 4242 4242 ")
  await rest()
  leave()
  await rest()
  expect(written).toEqual(["4242 4242 424", ""])
})

test("a form that is typed back to what it was is stored so, also after its person was forgotten", async () => {
  const { hear, type, written } = await aForm()
  for (const text of ["Ana", ""]) {
    type(text)
    await rest()
  }
  expect(written).toEqual(["Ana", undefined])
  type("Ana")
  hear("forgotten")
  for (const text of ["Ana M", "Ana"]) {
    type(text)
    await rest()
  }
  expect(written).toEqual(["Ana", undefined, "Ana M", "Ana"])
})

// TR-15
test("CONTINUAR stores an unchanged form again: what was typed a day ago would be over on the next page", async () => {
  const { keeping, type, written } = await aForm()
  type("Ana")
  await rest()
  expect([await keeping.flush(), written]).toEqual([true, ["Ana", "Ana"]])
})

test("it stores the form at once when the page may go, and when the visitor leaves it", async () => {
  const { hide, leave, type, written } = await aForm()
  type("A")
  hide()
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual(["A"])
  type("An")
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual(["A", "An"])
})

test("a page that lives on stores later typing, and a forced save", async () => {
  const { hear, keeping, type, written } = await aForm()
  type("Ana")
  await rest()
  hear("ended")
  await expect(keeping.flush()).resolves.toBe(true)
  type("Ana M")
  await rest()
  expect(written).toEqual(["Ana", "Ana", "Ana M"])
})

test.each<readonly [SessionNews, boolean]>([
  ["ended", true],
  ["ended", false],
  ["erased", false],
  ["forgotten", false]
])(
  "after «%s» in another tab nothing is stored again, not by resting, hiding, a coupon nor leaving, whoever is logged in",
  async (news, loggedIn) => {
    const { hear, hide, keeping, leave, type, written } = await aForm({ loggedIn })
    type("Ana")
    await rest()
    type("Ana Gómez")
    hear(news)
    await rest()
    hide()
    await keeping.flushUnlessForgotten()
    leave()
    await rest()
    expect(written).toEqual(["Ana"])
  }
)
