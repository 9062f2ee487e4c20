import { describe, expect, test } from "vitest"
import {
  componentModes,
  onceModes,
  pageModes,
  pageWidths,
  photographedWidths,
  sellingModes
} from "../../.storybook/modes"
import { channelIds, filesUnder, foldersIn, read } from "./source"

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

/** Components that have no colour, corner or letter of a brand. */
const neutral =
  "Contents CopyLink EmailText FieldError Icon IconButton LiveRegion PageBoundary Price Stack VisuallyHidden"

const channelsIn = (modes: Readonly<Record<string, { readonly channel: string }>>) =>
  [...new Set(Object.values(modes).map(({ channel }) => channel))].toSorted()

const widthsIn = (modes: Readonly<Record<string, { readonly viewport: number }>>) =>
  [...new Set(Object.values(modes).map(({ viewport }) => viewport))].toSorted((a, b) => a - b)

// OU-02
describe("the pictures to take", () => {
  test("are a page on a phone and a desk, what sells and a component in every channel, any other story once", () => {
    expect(widthsIn(pageModes)).toEqual([...pageWidths])
    expect(widthsIn(sellingModes)).toEqual([...photographedWidths])
    expect(channelsIn(sellingModes)).toEqual(channelIds.toSorted())
    expect(channelsIn(componentModes)).toEqual(channelIds.toSorted())
    expect(Object.keys(onceModes)).toHaveLength(1)
  })

  test("are declared by every page and component", () => {
    expect(pages.length).toBeGreaterThan(10)
    const selling = pages.filter((page) => asks(`Pages/${page}`, "sellingModes"))
    expect(selling.toSorted()).toEqual(["HomePage", "PaymentPage", "ResultsPage"])
    expect(pages.filter((page) => !selling.includes(page) && !asks(`Pages/${page}`, "pageModes"))).toEqual([])
    const once = foldersIn("src/components").filter((name) => !asks(`Components/${name}`, "componentModes"))
    expect(once.toSorted()).toEqual(neutral.split(" "))
  })

  test("include every popup, open, in every channel", () => {
    const opens = foldersIn("src/components").filter((component) =>
      filesUnder(`src/components/${component}`).some(
        (file) => file.endsWith(".tsx") && /popover="|<Popup\b|aria-expanded|<details/.test(read(file))
      )
    )
    expect(opens.length).toBeGreaterThan(5)
    const isOpened = (component: string) =>
      told.get(`Components/${component}`)?.some((story, place) => place > 0 && story.includes("modes: componentModes"))
    expect(opens.filter((component) => !isOpened(component))).toEqual([])
  })
})
