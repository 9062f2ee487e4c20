import { describe, expect, test } from "vitest"
import { onceModes, pageModes, pageWidths, photographedWidths, sellingModes } from "../../.storybook/modes"
import { first as brand } from "../../src/channels/hosts"
import { channelIds, filesUnder, isThere, read } from "./source"

const files = filesUnder("stories").filter((file) => file.endsWith(".stories.tsx"))

/** A file's stories, by its title without the group between. */
const told = new Map(
  files.map((file) => {
    const text = read(file)
    const [, room = "", name = ""] = /title: "([A-Z]\w+)\/(?:[A-Z]\w+\/)?([^"/]+)"/.exec(text) ?? []
    return [`${room}/${name}`, text.split(/^export const /m).slice(1)]
  })
)
const asks = (title: string, modes: string) => told.get(title)?.some((story) => story.includes(`modes: ${modes}`))

/* Folders without a page of their own, such as RefusalInPage, do not count. */
const pages = filesUnder("src/pages").flatMap(
  (file) => /^src\/pages\/\w+\/([A-Z]\w*(?<!In)Page)\.tsx$/.exec(file)?.[1] ?? []
)

const channelsIn = (modes: Readonly<Record<string, { readonly channel: string }>>) =>
  [...new Set(Object.values(modes).map(({ channel }) => channel))].toSorted()

const widthsIn = (modes: Readonly<Record<string, { readonly viewport: number }>>) =>
  [...new Set(Object.values(modes).map(({ viewport }) => viewport))].toSorted((a, b) => a - b)

// OU-02
describe("the pictures to take", () => {
  test("are a page on a phone and a desk, what sells at every width, any other story once: in the first brand", () => {
    expect(widthsIn(pageModes)).toEqual([...pageWidths])
    expect(widthsIn(sellingModes)).toEqual([...photographedWidths])
    expect(Object.keys(onceModes)).toHaveLength(1)
    for (const modes of [pageModes, sellingModes, onceModes]) expect(channelsIn(modes)).toEqual([brand])
  })

  test("are declared by every page", () => {
    expect(pages.length).toBeGreaterThan(10)
    const selling = pages.filter((page) => asks(`Pages/${page}`, "sellingModes"))
    expect(selling.toSorted()).toEqual(["HomePage", "PaymentPage", "ResultsPage"])
    expect(pages.filter((page) => !selling.includes(page) && !asks(`Pages/${page}`, "pageModes"))).toEqual([])
  })

  test("are, in every other brand, the way to the voucher, the components side by side, a popup and a dialog", () => {
    const wanted = {
      pages: ["Home", "Offer"],
      checkout: ["Passengers", "Payment", "Success"],
      components: ["Controls", "Selling", "Frame"],
      overlays: ["OpenPopup", "OpenDialog"]
    }
    for (const id of channelIds)
      for (const [kind, names] of Object.entries(wanted)) {
        const text = read(`src/channels/${id}/${kind}.stories.tsx`)
        const exported = [...text.matchAll(/^export const (\w+) = brand\w+\(brand\)\.\w+/gm)].map(([, name]) => name)
        expect(exported).toEqual(expect.arrayContaining(names))
        expect(text.toLowerCase()).toContain(`title: "brands/${id}/${kind}"`)
      }
  })
})

test("each file and folder that Chromatic leaves untraced exists", () => {
  const { untraced }: { readonly untraced: ReadonlyArray<string> } = JSON.parse(read("chromatic.config.json"))
  expect(untraced).not.toEqual([])
  expect(untraced.filter((one) => !isThere(one.replace(/\*\*$/, "")))).toEqual([])
})
