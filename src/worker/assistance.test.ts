import { beforeEach, describe, expect, it, vi } from "vitest"

const origin = "https://portal.example"
const document = (path: string) =>
  new Response(`<script src="/assets/own-1.js"></script><div data-page="${path}">${path}</div>`)

/** A cache by path, as a browser keeps one. */
const aCache = (fetched: (path: string) => Promise<Response>) => {
  const kept = new Map<string, string>()
  const answerOf = (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined)
  return {
    kept,
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    match: async (path: string) => answerOf(path),
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
    delete: async ({ url }: { readonly url: string }) => kept.delete(new URL(url).pathname),
    addAll: async (paths: ReadonlyArray<string>) => {
      for (const path of paths) kept.set(path, await (await fetched(path)).text())
    }
  }
}

/** What a worker's event has of a browser. */
class Happening extends Event {
  readonly work: Array<Promise<unknown>> = []
  answer: Promise<Response> | undefined
  constructor(
    type: string,
    readonly request?: object,
    readonly clientId = "",
    readonly resultingClientId = "here"
  ) {
    super(type)
  }
  waitUntil(work: Promise<unknown>) {
    this.work.push(work)
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer
  }
}

/** The worker in a browser without a connection, until `online` says otherwise. */
const aWorker = async (scope: string, all = new Map<string, ReturnType<typeof aCache>>()) => {
  const network = vi.fn(async (path: string): Promise<Response> => document(path))
  const hearing = new EventTarget()
  const unregister = vi.fn(async () => true)
  const pathOf = (asked: string | { readonly url: string }) =>
    new URL(typeof asked === "string" ? asked : asked.url, origin).pathname
  const reach = vi.fn(async (asked: string | { readonly url: string }) => {
    const answer = await network(pathOf(asked))
    Object.defineProperty(answer, "type", { value: "basic" })
    return answer
  })
  vi.stubGlobal("fetch", reach)
  vi.stubGlobal("location", { origin })
  vi.stubGlobal("skipWaiting", async () => undefined)
  vi.stubGlobal("registration", { scope: origin + scope, unregister })
  vi.stubGlobal("addEventListener", hearing.addEventListener.bind(hearing))
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const cache = all.get(name) ?? aCache(network)
      all.set(name, cache)
      return cache
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    match: async (path: string) =>
      (await Promise.all([...all.values()].map((cache) => cache.match(path)))).find((answer) => answer)
  })
  vi.resetModules()
  await import("./assistance")
  const happen = (event: Happening) => {
    hearing.dispatchEvent(event)
    return event
  }
  const ask = (path: string, more: object = {}, ...clients: ReadonlyArray<string>) =>
    happen(new Happening("fetch", { url: origin + path, method: "GET", mode: "navigate", ...more }, ...clients))
  return {
    all,
    network,
    unregister,
    install: async () => Promise.all(happen(new Happening("install")).work),
    ask,
    /** The text that a navigation ends with; "nothing" if the worker leaves it to the browser. */
    open: async (path: string, more: object = {}, ...clients: ReadonlyArray<string>) => {
      const { answer, work } = ask(path, more, ...clients)
      if (!answer) return "nothing"
      const text = await answer.then(
        (shown) => shown.text(),
        () => "the browser's own page"
      )
      await Promise.all(work)
      return text
    },
    keepUntil: async (day: string) => {
      const cache = all.get("tarjeta") ?? aCache(network)
      all.set("tarjeta", cache)
      cache.kept.set("/hasta", day)
    }
  }
}

const lost = async () => Promise.reject(new TypeError("Failed to fetch"))
const never = () => new Promise<Response>(() => undefined)
const card = expect.stringContaining("/sinconexion</div>")

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ["Date", "setTimeout"] }))

describe("the worker of a kept card (OU-offline-card)", () => {
  const kept = async (until = "2026-12-28") => {
    const worker = await aWorker("/")
    await worker.keepUntil(until)
    await worker.install()
    return worker
  }

  it.each(["/", "/cotizar?destino=EUROPA", "/cotizarcompletarpago", "/tuscompras", "/solicitarasistencia", "/lost"])(
    "answers %s with the card's page without a connection",
    async (path) => {
      const worker = await kept()
      worker.network.mockImplementation(lost)
      expect(await worker.open(path)).toEqual(card)
    }
  )

  it("waits 4 s for a network that says nothing", async () => {
    const worker = await kept()
    worker.network.mockImplementation(never)
    const shown = vi.fn()
    void worker
      .ask("/faqs")
      .answer?.then((answer) => answer.text())
      .then(shown)
    await vi.advanceTimersByTimeAsync(3999)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toHaveBeenCalledExactlyOnceWith(card)
  })

  it.each([200, 404, 502, 503])("lets the network's answer %s stand", async (status) => {
    const worker = await kept()
    worker.network.mockImplementation(async () => new Response("from the network", { status }))
    expect(await worker.open("/faqs")).toBe("from the network")
  })

  it("answers neither a call of the API nor a form nor another site", async () => {
    const worker = await kept()
    expect(await worker.open("/public_api/sales/quote", { mode: "cors" })).toBe("nothing")
    expect(await worker.open("/faqs", { method: "POST" })).toBe("nothing")
    expect(await worker.open("", { url: "https://consumidor.example/" })).toBe("nothing")
  })

  it("gives its files to the page of the card, and to no other", async () => {
    const worker = await kept()
    const file = (path: string, client: string) => worker.open(path, { mode: "cors" }, client)
    await worker.open("/faqs")
    expect(await file("/assets/own-1.js", "here")).toBe("nothing")
    worker.network.mockImplementation(lost)
    await worker.open("/cotizarcompletarpago")
    expect(await file("/assets/own-1.js", "here")).toContain("/assets/own-1.js")
    expect(await file("/assets/other-2.js", "here")).toBe("the browser's own page")
    expect(await file("/assets/own-1.js", "elsewhere")).toBe("nothing")
  })

  it("gives them also after the browser has stopped it and started it anew", async () => {
    const stopped = await kept()
    stopped.network.mockImplementation(lost)
    await stopped.open("/faqs")
    const fresh = async () => {
      const worker = await aWorker("/", stopped.all)
      const file = (client: string) => worker.open("/assets/own-1.js", { mode: "cors" }, client)
      return { ...worker, file }
    }
    const without = await fresh()
    without.network.mockImplementation(lost)
    expect(await without.file("here")).toContain("/assets/own-1.js")
    expect(await without.file("elsewhere")).toBe("nothing")
    const paying = await fresh()
    paying.network.mockImplementation(async () => new Response("from the network"))
    expect(await paying.file("elsewhere")).toBe("from the network")
    const visited = await fresh()
    await visited.open("/faqs")
    expect(await visited.file("elsewhere")).toBe("nothing")
  })

  it("keeps no page open in mind for long", async () => {
    const worker = await kept()
    worker.network.mockImplementation(lost)
    for (let page = 0; page < 30; page += 1) await worker.open("/faqs", {}, "", `page-${page}`)
    const noted = worker.all.get("tarjeta")?.kept.get("/en")?.split(" ")
    expect([noted?.length, noted?.at(-1)]).toEqual([20, "page-29"])
  })

  it("renews its page once, when the network is there", async () => {
    const worker = await kept()
    worker.network.mockClear()
    await worker.open("/faqs")
    await worker.open("/contacto")
    expect(worker.network.mock.calls.map(([path]) => path)).toEqual(["/faqs", "/sinconexion", "/contacto"])
  })

  it("is gone after the last day of the trip, when the server's calendar and the device's are past it", async () => {
    const openOn = async (ofServer: string | undefined, until = "2026-11-27") => {
      const worker = await kept(until)
      const headers = ofServer === undefined ? {} : { date: new Date(ofServer).toUTCString() }
      worker.network.mockImplementation(async () => new Response("from the network", { headers }))
      expect(await worker.open("/")).toBe("from the network")
      return [worker.all.has("tarjeta"), worker.unregister.mock.calls.length]
    }
    const [here, gone] = [
      [true, 0],
      [false, 1]
    ]
    expect(await openOn("2026-11-28T00:00:00Z")).toEqual(gone)
    expect(await openOn("2026-11-28T00:00:00Z", "2026-11-28")).toEqual(here)
    // The device's clock is ahead, or the server says no day.
    expect(await openOn("2026-11-27T23:59:59Z")).toEqual(here)
    expect(await openOn("soon")).toEqual(here)
    expect(await openOn(undefined)).toEqual(here)
    // It is still the last day where the device is.
    expect(await openOn("2026-11-29T00:00:00Z", "2026-11-28")).toEqual(here)
  })

  it("answers without a connection whatever the device's clock says", async () => {
    const worker = await kept("2026-11-27")
    worker.network.mockImplementation(lost)
    expect(await worker.open("/")).toEqual(card)
  })

  it("ends once the card has gone, and shows no page of it meanwhile", async () => {
    const worker = await kept()
    worker.all.clear()
    worker.network.mockImplementationOnce(lost)
    expect(await worker.open("/")).toBe("the browser's own page")
    expect(worker.all.size).toBe(0)
    await worker.open("/")
    expect(worker.unregister).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["a maintenance page", async () => new Response("<h1>Sitio en mantenimiento</h1>")],
    ["no network", lost]
  ])("is not installed over %s", async (_name, answer) => {
    const worker = await aWorker("/")
    worker.network.mockImplementation(answer)
    await expect(worker.install()).rejects.toThrow()
  })
})

it("the worker of the assistance page hears of that page alone (OU-07)", async () => {
  const worker = await aWorker("/solicitarasistencia")
  await worker.install()
  worker.network.mockImplementation(lost)
  expect([...worker.all.keys()]).toEqual(["asistencia"])
  expect(await worker.open("/solicitarasistencia/")).toContain("/solicitarasistencia</div>")
  expect(await worker.open("/solicitarasistencia-otra")).toBe("nothing")
})
