import { basename } from "node:path"
import { createElement } from "react"
import ts from "typescript"
import { describe, expect, test } from "vitest"
import { adviceFor } from "../../.storybook/advice"
import { storyOf } from "../../.storybook/changes"
import { withControls } from "../../.storybook/controls"
import { otherNames } from "../../stories/otherNames"
import { whenToUse } from "../../stories/whenToUse"
import { at, collect, filesUnder, foldersIn, parse, read } from "./source"

const written = [...filesUnder("stories"), ...filesUnder(".storybook")].filter((file) => /\.(tsx?|mdx)$/.test(file))

const nameOf = (node: ts.ObjectLiteralElementLike) => node.name?.getText().replace(/["']/g, "") ?? ""

describe("accessibility", () => {
  // A11Y-01
  test("axe checks every story against all of WCAG 2.2 AA, and each finding is an error", () => {
    const settings = collect(parse(".storybook/preview.tsx"), (node) =>
      ts.isPropertyAssignment(node) && nameOf(node) === "a11y" ? node.initializer.getText() : undefined
    )
    expect(settings).toHaveLength(1)
    expect(settings[0]).toContain('test: "error"')
    for (const tag of ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      expect(settings[0]).toContain(`"${tag}"`)
    expect(settings[0]).not.toMatch(/disable|rules|exclude|manual/)
  })

  test("no story has an exception", () => {
    const maySay = written.filter((file) => /a11y|exclude|test-?runner|"!|skip/i.test(read(file)))
    const exceptions = maySay.flatMap((file) =>
      collect(parse(file), (node) => {
        const isSetting = ts.isPropertyAssignment(node) && /^(a11y|exclude|test-?runner)$/i.test(nameOf(node))
        const isTag = ts.isStringLiteral(node) && /^!(test|dev)$|^skip|test-skip/.test(node.text)
        return (isSetting && file !== ".storybook/preview.tsx") || isTag ? at(node) : undefined
      })
    )
    expect(exceptions).toEqual([])
  })
})

/** A handler of a visitor's action. */
const handled = /\son(Click|Change|Submit|Press|KeyDown|Input|Choose|Toggle)=\{/
/** How a page answers input. Its buttons and links navigate. */
const answered = /\son(Change|Submit|Press|Choose|Toggle)=\{/

/** Whether a file of stories acts as a visitor. */
const isUsed = (stories: string) => /play:/.test(read(stories)) && /userEvent|fireEvent/.test(read(stories))

describe("a story plays every interaction", () => {
  const components = foldersIn("src/components").filter((name) =>
    filesUnder(`src/components/${name}`).some((file) => file.endsWith(".tsx") && handled.test(read(file)))
  )
  const pages = filesUnder("src/pages")
    .filter((file) => /Page\.tsx$/.test(file) && answered.test(read(file)))
    .map((file) => basename(file, ".tsx"))

  test("of every interactive component", () => {
    expect(components.length).toBeGreaterThan(20)
    expect(components.filter((name) => !isUsed(`stories/components/${name}.stories.tsx`))).toEqual([])
  })

  test("of every page that answers input", () => {
    expect(pages).not.toEqual([])
    expect(pages.filter((name) => !isUsed(`stories/pages/${name}.stories.tsx`))).toEqual([])
  })
})

/** Imports of a file, except types. */
const used = (file: string) =>
  [...read(file).matchAll(/^import \{[^}]*\} from "[./]+(?:src\/)?components\/(\w+\/\w+)"/gm)].map(
    ([, part = ""]) => part
  )

test("the stories of every component have a playground, which the sheets of each brand show", () => {
  const files = filesUnder("stories/components").filter((file) => file.endsWith(".stories.tsx"))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !/^export const Playground\b/m.test(read(file)))).toEqual([])
})

test("every part of a component that a page imports alone has its own story", () => {
  const inPages = new Set(filesUnder("src/pages").flatMap(used))
  const parts = [...inPages].filter((part) => {
    const [folder, name] = part.split("/")
    return folder !== name
  })
  const inStories = new Set(written.flatMap(used))
  expect(parts).not.toEqual([])
  expect(parts.filter((part) => !inStories.has(part))).toEqual([])
})

test("the search's words for a component, a page or a part stand at its playground", () => {
  const files = Object.keys(otherNames).flatMap((name) =>
    filesUnder("stories").filter((file) => basename(file) === `${name}.stories.tsx`)
  )
  expect(files).toHaveLength(Object.keys(otherNames).length)
  expect(files.filter((file) => !/^export const Playground\b/m.test(read(file)))).toEqual([])
})

describe("when to use a component", () => {
  const folderOf = (name: string) =>
    /title: "Components\/(\w+)\//.exec(read(`stories/components/${name}.stories.tsx`))?.[1]?.toLowerCase() ?? ""
  const named = (folder: string) => Object.keys(whenToUse[folder] ?? {})

  test("is told by the page of each that any product could use, in its folder", () => {
    const components = foldersIn("src/components").filter((name) => whenToUse[folderOf(name)])
    expect(components.length).toBeGreaterThan(70)
    expect(components.filter((name) => !named(folderOf(name)).includes(name))).toEqual([])
    expect(Object.keys(whenToUse).flatMap(named).sort()).toEqual(components.toSorted())
    expect(components.filter((name) => adviceFor(`./stories/components/${name}.stories.tsx`) === "")).toEqual([])
  })

  test("names other components as they are named", () => {
    const words = Object.values(whenToUse).flatMap(Object.values).flatMap(Object.values).join(" ")
    const others = [...words.matchAll(/`([A-Z]\w+)`/g)].map(([, name = ""]) => name)
    expect(others.length).toBeGreaterThan(70)
    expect(others.filter((name) => !foldersIn("src/components").includes(name))).toEqual([])
  })
})

describe("the panel of a story", () => {
  const element = createElement("p", { key: "p" })
  const other = { type: { name: "other", value: "Sending" } }
  const offers = (name: string, value: unknown, prop: object = other) =>
    withControls({ [name]: prop }, { [name]: value, options: [{ value: "a" }, { value: "b" }] })[name]

  test.each([
    ["a handler", () => undefined],
    ["an element", element],
    ["an object with a handler", { label: "Reintentar", onPress: () => undefined }],
    ["a list with an element", [{ title: element }]],
    ["an object that the story has not", undefined]
  ])("offers no JSON for %s", (_, value) => expect(offers("prop", value)).toMatchObject({ control: false }))

  test("offers JSON for data, and the control that a story asks for", () => {
    expect(offers("prop", [{ label: "Plan", value: null }])).toEqual(other)
    expect(offers("prop", undefined, { ...other, control: "select" })).toMatchObject({ control: "select" })
  })

  test("offers a text for words, and a choice for the value of options", () => {
    const words = { type: { name: "other", value: "ReactNode" } }
    expect(offers("prop", undefined, words)).toMatchObject({ type: { name: "string" } })
    expect(offers("prop", element, words)).toMatchObject({ control: false })
    const chosen = offers("value", "a", { type: { name: "string" } })
    expect(chosen).toMatchObject({ control: { type: "select" }, options: ["a", "b"] })
  })
})

test("a change of words leads from the start page to the page that says them", () => {
  expect(storyOf("src/copy/home.ts")).toBe("stories/pages/HomePage.stories.tsx")
})

test("what Storybook keeps internal is named in one file, to be read anew with a new version", () => {
  const maySay = [...written, ...filesUnder("tests")].filter((file) => /internal|__STORYBOOK/.test(read(file)))
  const naming = maySay.filter((file) => {
    const found = collect(parse(file), (node) => {
      const isImport = ts.isImportDeclaration(node) && node.moduleSpecifier.getText().startsWith('"storybook/internal')
      return isImport || (ts.isIdentifier(node) && node.text.startsWith("__STORYBOOK")) ? at(node) : undefined
    })
    return found.length > 0
  })
  expect(naming).toEqual([".storybook/storybook.ts"])
})
