import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { Router } from "wouter"
import { aToday } from "../contracts/fixtures/searches"
import { App } from "./App"
import { consentMemory } from "./adapters/memory/consentMemory"
import { visitMemory } from "./adapters/memory/visitMemory"
import { brandEntries } from "./channels"
import { es } from "./copy/es"
import { overlay } from "./copy/overlay"
import { makeJourney } from "./journey/journey"
import { JourneyContext } from "./journey/useJourney"

/* Vitest runs this in Node, where there is no window: what renders here can be prerendered. */
test.each(brandEntries.map(({ id, load }) => [id, load] as const))(
  "%s renders without a browser",
  async (_id, load) => {
    const { brand } = await load()
    const journey = makeJourney({
      channel: brand.channel,
      copy: overlay(es, brand.copy),
      logo: brand.logo,
      catalogue: brand.catalogue,
      coverages: brand.coverages,
      pages: brand.pages,
      prepare: async () => {},
      today: () => aToday,
      track: () => {},
      visit: visitMemory(),
      consent: async () => consentMemory(),
      engine: () => Promise.reject(new Error("nothing is asked of the core before a visitor touches the page"))
    })
    expect(globalThis).not.toHaveProperty("window")
    const home = renderToString(
      <Router ssrPath="/">
        <JourneyContext value={journey}>
          <App />
        </JourneyContext>
      </Router>
    )
    expect(home).toContain(journey.copy.quote.title)
    expect(home).toContain(`<title>${journey.copy.shell.titles.home(brand.channel.brandName)}</title>`)
    for (const { label } of Object.values(journey.copy.quote.fields)) expect(home).toContain(label)
    expect(home).not.toContain("style=")
  }
)
