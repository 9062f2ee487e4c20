import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { loadStory } from "../../.storybook/storybook"
import { StartPage } from "./StartPage"

const meta = {
  title: "Start/Here",
  component: StartPage,
  tags: ["served"],
  // Its words change with each commit.
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } }
} satisfies Meta<typeof StartPage>
export default meta

const searched =
  "modal input tooltip toast spinner stepper carousel botón casilla cupón desplegable esqueleto migas pestañas tabla " +
  "pago tarjeta precio cuotas carrito fecha destino pasajeros whatsapp imprimir usuario contraseña cobertura comparar"

/**
 * Every place that the page names exists, the search finds what people call a component or a page,
 * controls say what an object of words holds, and a text without a choice is edited as text.
 */
export const Here: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { entries } = await (await fetch("index.json")).json()
    const links = await canvas.findAllByRole("link")
    await expect(links.length).toBeGreaterThan(5)
    const named = links.map((link) => (link.getAttribute("href") ?? "").replace(/^.*\//, ""))
    await expect(named.filter((story) => !(story in entries))).toEqual([])
    const names = Object.values<{ name: string; title: string }>(entries).map(({ name, title }) => `${title} ${name}`)
    const text = names
      .filter((one) => /^(Components|Pages|Parts)\//.test(one))
      .join(" ")
      .toLowerCase()
    await expect(searched.split(" ").filter((word) => !text.includes(word))).toEqual([])
    const playgrounds = Object.keys(entries).filter((id) => /^components-.*--playground$/.test(id))
    const stories = await Promise.all(playgrounds.map(loadStory))
    const props = stories.flatMap((story) => Object.values(story?.argTypes ?? {}))
    const ofType = (type: RegExp) => props.filter(({ table }) => type.test(table?.type?.summary ?? ""))
    await expect(ofType(/(Words|Texts)$/).filter(({ description }) => !description)).toEqual([])
    const texts = ofType(/^string . undefined$/).filter(({ options }) => !options)
    await expect(new Set(texts.map(({ control }) => control?.type))).toEqual(new Set(["text"]))
  }
}
