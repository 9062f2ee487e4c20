import { send } from "../../contracts/sandbox/testing"
import { channelIds, farthest } from "./steps/channels"
import { contentPages, printedPages, strangeWords } from "./steps/content"
import { expect, test } from "./steps/fixtures"
import { test as outside, productionOrigin } from "./steps/outside"
import { onPaper } from "./steps/paper"

const documents = ["terminosycondiciones.pdf", "priva.pdf"]

// A11Y-09
test("each page of a channel is prerendered with its heading and title and names no other channel; its PDFs are its own", {
  tag: "@critical"
}, async ({ sandbox }) => {
  for (const channel of channelIds) {
    const port = Number(new URL(sandbox.originOf(channel)).port)
    const ask = (path: string) => send({ port }, path, { headers: { host: `${channel}.localhost:${port}` } })
    const titles = new Set<string>()
    const own = printedPages.filter(({ isIn }) => isIn(channel))
    for (const { heading, path } of own) {
      const { text } = await ask(path)
      const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(text) ?? []
      expect(title).toMatch(new RegExp(`^${heading} · .+ · Tu portal de asistencia al viajero$`))
      expect(
        /<h1[^>]*>(.*?)<\/h1>/s
          .exec(text)?.[1]
          ?.replace(/<[^>]*>/g, "")
          .trim()
      ).toBe(heading)
      titles.add(title)
      const said = text.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "\n")
      expect([path, strangeWords(said, channel)]).toEqual([path, []])
    }
    expect(titles.size).toBe(own.length)
    for (const file of documents) {
      const { headers, status } = await ask(`/Docs/${channel}/${file}`)
      expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "application/pdf" })
      const bytes = await sandbox.file(`/Docs/${channel}/${file}`)
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-")
      expect(bytes.length).toBeGreaterThan(10_000)
    }
  }
})

// OU-17
test("a link shows its brand's picture in a chat, and a trip's its destination and landscape", async ({
  page,
  sandbox
}) => {
  for (const channel of channelIds) {
    const port = Number(new URL(sandbox.originOf(channel)).port)
    const get = (path: string) => send({ port }, path, { headers: { host: `${channel}.localhost:${port}` } })
    const ask = async (path: string) => {
      const { text } = await get(path)
      const said = (name: string) => new RegExp(`="(?:og|twitter):${name}" content="([^"]*)"`).exec(text)?.[1] ?? ""
      return {
        title: said("title"),
        card: said("card"),
        about: said("description"),
        url: said("url"),
        said,
        picture: () => get(new URL(said("image")).pathname)
      }
    }
    const contact = await ask("/contacto")
    expect(contact.url).toContain(new URL(contact.said("image")).host)
    await sandbox.open(page, channel, new URL(contact.said("image")).pathname)
    const size = await page.locator("img").evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
    expect(size, channel).toEqual([1200, 630])
    const plain = await ask("/cotizar")
    const trip = await ask(`/cotizar?destino=EUROPA&desde=2027-01-10&hasta=2027-01-20&edades=34,8`)
    expect(trip.title).toMatch(/^Viaje a Europa · .+/)
    expect(trip.title).toContain(plain.said("site_name").split(" · ")[0])
    expect(trip.about).toContain("un viaje a Europa")
    expect(trip.card).toBe("summary_large_image")
    // A chat leads to the address that a page names: only the link itself has days and ages.
    expect(new URL(plain.url).pathname).toBe("/cotizar")
    expect(trip.url).toBe("")
    const picture = await trip.picture()
    expect(picture).toMatchObject({ status: 200, headers: { "content-type": "image/png" } })
    const other = await (await ask("/cotizar?destino=MULTIDESTINO")).picture()
    expect(picture.headers.etag).not.toBe(other.headers.etag)
    for (const unknown of ["ARGENTINIA", "../3", ""])
      expect((await ask(`/cotizar?destino=${unknown}`)).title).toBe(plain.title)
  }
})

// SR-08
for (const channel of farthest)
  test(`${channel}: pages of other channels lead home`, async ({ page, sandbox }) => {
    for (const { path } of contentPages.filter(({ isIn }) => !isIn(channel))) {
      await sandbox.open(page, channel, path)
      await expect(page).toHaveURL(`${sandbox.originOf(channel)}/`)
      await expect(page.getByRole("form", { name: "Cotizador" })).toBeVisible()
      await expect(page.getByText("Esa página no está en este portal.")).toBeVisible()
      await page.reload()
      await expect(page.getByText("Esa página no está en este portal.")).toBeVisible()
    }
  })

test("on paper a dark head's text is readable, and so is the text around it", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sandbox.open(page, "bbva", "/politicascookies")
  const lead = page.getByText("Qué guarda este sitio en tu dispositivo")
  await onPaper(page)
  await expect(lead).toHaveCSS("color", "rgb(0, 0, 0)")
  await expect(lead).toHaveCSS("text-shadow", /^(rgb\(255, 255, 255\)[^r]*)+$/)
})

// LG-02
test("the legal notice is Argentina's, or Chile's", async ({ page, sandbox }) => {
  await sandbox.open(page, "miw", "/avisolegal")
  await expect(page.getByRole("main")).toContainText("leyes de la República Argentina")
  const contents = page.getByRole("navigation", { name: "En esta página" })
  await contents.getByRole("link", { name: "Reclamos y ley aplicable" }).click()
  await expect(page.getByRole("heading", { name: "Reclamos y ley aplicable" })).toBeInViewport()
  await sandbox.open(page, "b2cchile", "/avisolegal")
  await expect(page.getByRole("main")).toContainText("leyes de la República de Chile")
})

// SR-11
outside("a production host has no page of links", async ({ page, sandbox }) => {
  await page.goto(`${productionOrigin("b2c")}/test`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No encontramos esta página")
  await sandbox.open(page, "b2c", "/test")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enlaces")
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
})
