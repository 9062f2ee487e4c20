// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest"
import type { SessionNews } from "../../core/session/session"
import { sessionTabs } from "./sessionTabs"

const aTab = () => {
  const heard: Array<SessionNews> = []
  const tabs = sessionTabs()
  tabs.listen((news) => void heard.push(news))
  return { ...tabs, heard }
}

const shown = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted })

describe("the tabs of a browser", () => {
  test.each<SessionNews>(["ended", "erased", "forgotten"])("tell each other «%s», and not themselves", async (news) => {
    const [one, two, three] = [aTab(), aTab(), aTab()]
    one.tell(news)
    await vi.waitFor(() => expect([two.heard, three.heard]).toEqual([[news], [news]]))
    expect(one.heard).toEqual([])
  })

  test("treat any unknown message as a doubt", async () => {
    const tab = aTab()
    const other = new BroadcastChannel("sesion")
    for (const odd of ["otra", null, { news: "ended" }]) other.postMessage(odd)
    await vi.waitFor(() => expect(tab.heard).toEqual(["doubtful", "doubtful", "doubtful"]))
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

test("a page from the browser's cache may belong to another visitor; a new page does not", () => {
  const tab = aTab()
  dispatchEvent(shown(false))
  expect(tab.heard).toEqual([])
  dispatchEvent(shown(true))
  expect(tab.heard).toEqual(["doubtful"])
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
