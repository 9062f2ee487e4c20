import { describe, expect, test, vi } from "vitest"
import type { SessionNews } from "../../core/session/session"
import { browserStorage } from "../storage/browserStorage"
import { DeviceStorage } from "../storage/DeviceStorage"
import { keepChannel } from "../storage/keptChannel"
import { forgetContact, forgetVisitor } from "../storage/visitor"
import { sessionTabs } from "./sessionTabs"

const aTab = () => {
  const heard: Array<SessionNews> = []
  const tabs = sessionTabs(() => keepChannel("MARCA"))
  tabs.listen((news) => void heard.push(news))
  return { ...tabs, heard }
}

const shown = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted })
const hidden = (persisted = true) => Object.assign(new Event("pagehide"), { persisted })

const frozen = 60_000

describe("the tabs of a browser", () => {
  test.each<SessionNews>(["ended", "erased", "forgotten"])("tell each other «%s», and not themselves", async (news) => {
    const [one, two, three] = [aTab(), aTab(), aTab()]
    one.tell(news)
    await vi.waitFor(() => expect([two.heard, three.heard]).toEqual([[news], [news]]))
    expect(one.heard).toEqual([])
  })

  test("that wake late delete nothing: what is stored by then may be another person's", async () => {
    const tab = aTab()
    const other = new BroadcastChannel("sesion")
    other.postMessage(["ended", Date.now() - frozen])
    other.postMessage("ended")
    await vi.waitFor(() => expect(tab.heard).toEqual(["doubtful", "forgotten", "ended"]))
    other.close()
  })

  test("treat any unknown message as a doubt", async () => {
    const tab = aTab()
    const other = new BroadcastChannel("sesion")
    for (const odd of ["otra", null, ["otra", 0], { news: "ended" }]) other.postMessage(odd)
    await vi.waitFor(() => expect(tab.heard).toEqual(["doubtful", "doubtful", "doubtful", "doubtful"]))
    other.close()
  })

  test.each([
    ["there are no channels", undefined],
    [
      "channels are forbidden",
      () => {
        throw new DOMException("The operation is insecure.", "SecurityError")
      }
    ]
  ])("work alone where %s", (_, BroadcastChannel) => {
    vi.stubGlobal("BroadcastChannel", BroadcastChannel)
    const tab = aTab()
    tab.tell("ended")
    dispatchEvent(shown(true))
    expect(tab.heard).toEqual(["doubtful"])
  })
})

test.each<[string, () => void]>([
  ["Salir", forgetVisitor],
  ["Borrar todo", () => DeviceStorage().erase([])],
  ["Borrar mis datos", () => forgetContact(browserStorage())]
])("a page in the browser's cache misses a «%s» elsewhere, and forgets what it shows once it wakes", (_, act) => {
  const page = aTab()
  // Also of a page that itself erased everything, and went on.
  localStorage.removeItem("canal")
  dispatchEvent(hidden(false))
  expect(localStorage.getItem("canal")).toBeNull()
  dispatchEvent(hidden())
  act()
  dispatchEvent(shown(true))
  expect(page.heard.slice(0, 2)).toEqual(["doubtful", "forgotten"])
  for (const event of [hidden(), shown(true)]) dispatchEvent(event)
  expect(page.heard.slice(2)).toEqual(["doubtful"])
})

test("a page that announced the logout hears of it too, in case the browser restores it", () => {
  const tab = aTab()
  tab.tell("doubtful")
  dispatchEvent(new Event("pagehide"))
  expect(tab.heard).toEqual([])
  tab.tell("ended")
  expect(tab.heard).toEqual([])
  dispatchEvent(new Event("pagehide"))
  dispatchEvent(new Event("pagehide"))
  expect(tab.heard).toEqual(["ended"])
})
