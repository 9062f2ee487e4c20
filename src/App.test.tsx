import { beforeAll, describe, expect, test } from "vitest"
import { aToday } from "../contracts/fixtures/searches"
import { type PrerenderedChannel, prerenderAll } from "./build/prerender/render"
import { brandEntries } from "./channels"
import type { Brand } from "./channels/Brand"
import { firstViewWords } from "./copy/firstView"
import { overlay } from "./copy/overlay"
import { hasPage } from "./core/channel/paths"
import { routes } from "./routes"

/* Vitest runs this in Node, where there is no window: what renders here is what the build writes. */
let channels: ReadonlyArray<PrerenderedChannel>
let brands: ReadonlyArray<Brand>
beforeAll(async () => {
  expect(globalThis).not.toHaveProperty("window")
  brands = await Promise.all(brandEntries.map(async ({ load }) => (await load()).brand))
  channels = await prerenderAll(aToday)
}, 60_000)

const only = <Item,>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error("There is no such thing.")
  return item
}
const brandOf = (id: string) => only(brands.find(({ channel }) => channel.id === id))
const pagesOf = (id: string) => only(channels.find((channel) => channel.id === id)).pages
const pageOf = (id: string, path: string | undefined) => only(pagesOf(id).find((page) => page.path === path))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? "")

describe.each(brandEntries.map(({ id }) => id))("%s", (id) => {
  test("has a document for each of its pages, and leaves to the client what it does not have", () => {
    const { channel } = brandOf(id)
    const own = routes
      .filter(({ internal, path, unlisted }) => !internal && !unlisted && hasPage(channel, path))
      .map(({ path }) => path)
    expect([...new Set(pagesOf(id).map(({ path }) => path))]).toEqual(["/", ...own, undefined])
    const { shells } = only(channels.find((one) => one.id === id))
    expect([...own, ...shells].toSorted()).toEqual(routes.map(({ path }) => path).toSorted())
  })

  test("each document has one title and one heading, says which language it is in, and needs no inline script or style", () => {
    const { channel } = brandOf(id)
    for (const { head, lang, markup, path } of pagesOf(id)) {
      expect(all(head, /<title>([^<]+)<\/title>/g), path).toHaveLength(1)
      expect(all(markup, /<(h1)[\s>]/g), path).toHaveLength(1)
      expect(lang).toBe(channel.locale)
      expect(markup, path).not.toMatch(/\sstyle=|<script|<template|<title|\son[a-z]+=/)
    }
  })

  test("each page is told to search engines at the channel's own address, once; a lost address is not", () => {
    const { channel } = brandOf(id)
    for (const { destination, head, path } of pagesOf(id)) {
      const canonical = all(head, /<link rel="canonical" href="([^"]*)"/g)
      expect(canonical).toEqual(path === undefined || destination ? [] : [`https://${channel.hosts[0]}${path}`])
      expect(all(head, /<meta name="robots" content="([^"]*)"/g)).toEqual([path ? "index, follow" : "noindex"])
      const [description] = all(head, /<meta name="description" content="([^"]*)"/g)
      if (path !== undefined) expect(description?.length).toBeGreaterThan(40)
    }
  })

  // OU-17
  test("a link to a trip names no other address, which would lose days and ages; a page names its own", () => {
    for (const { destination, head, path } of pagesOf(id)) {
      const told = all(head, /<meta property="og:url" content="([^"]*)"/g)
      expect(told).toHaveLength(path === undefined || destination ? 0 : 1)
    }
  })

  test("phones find an icon of pixels for the home screen, as large as the manifest says", () => {
    const { files, pictures } = only(channels.find((one) => one.id === id))
    const manifest: { icons: ReadonlyArray<{ src: string; sizes: string; type: string }> } = JSON.parse(
      files.get("manifest.webmanifest") ?? ""
    )
    const drawn = manifest.icons.filter(({ type }) => type === "image/png")
    expect(drawn.map(({ sizes }) => sizes)).toEqual(["512x512", "192x192", "180x180"])
    for (const { sizes, src } of drawn) {
      const png = Buffer.from(pictures.get(src.replace(`/${id}/`, "")) ?? [])
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
    for (const { head } of pagesOf(id))
      expect(all(head, /<link rel="apple-touch-icon" href="([^"]*)"/g)).toEqual([`/${id}/icon-180.png`])
    const ico = Buffer.from(pictures.get("favicon.ico") ?? [])
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(14)]).toEqual([1, 1, ico.length - 22])
  })

  test("what the head says as data can be read", () => {
    for (const { head, path } of pagesOf(id)) {
      const graphs = all(head, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((text) => JSON.parse(text))
      const types = graphs.flatMap((graph) => graph["@graph"].map((node: { "@type": string }) => node["@type"]))
      const expected = path === "/faqs" ? ["Organization", "WebSite", "FAQPage"] : ["Organization", "WebSite"]
      expect(types).toEqual(path === undefined ? [] : expected)
    }
  })

  test("the home has its words and its fields before any script", () => {
    const { channel, copy } = brandOf(id)
    const words = overlay(firstViewWords(channel), copy)
    const { head, markup } = pageOf(id, "/")
    expect(head).toContain(`<title>${words.shell.titles.home(channel.brandName)}</title>`)
    expect(markup).toContain(words.quote.title)
    for (const { label } of Object.values(words.quote.fields)) expect(markup).toContain(label)
  })
})

test("the pages that two countries share name each other, and no others do", () => {
  const named = channels.flatMap(({ id, pages }) =>
    pages.flatMap(({ head, path }) =>
      all(head, /<link rel="alternate" hreflang="([^"]*)"/g).length > 0 ? [[id, path] as const] : []
    )
  )
  const both = new Set(named.map(([id]) => id))
  expect([...both].map((id) => brandOf(id).channel.alternate).toSorted()).toEqual([...both].toSorted())
  const [one, other] = [...both].map((id) => named.filter(([at]) => at === id).map(([, path]) => path))
  expect(one).toEqual(other)
  expect(one).toContain("/faqs")
})
