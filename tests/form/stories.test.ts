import { basename } from "node:path"
import ts from "typescript"
import { describe, expect, test } from "vitest"
import { at, collect, filesUnder, foldersIn, parse, read } from "./source"

const written = [...filesUnder("stories"), ...filesUnder(".storybook")].filter((file) => /\.(tsx?|mdx)$/.test(file))

const nameOf = (node: ts.ObjectLiteralElementLike) => node.name?.getText().replace(/["']/g, "") ?? ""

describe("accessibility", () => {
  // A11Y-01
  test("every story is looked at, by all of WCAG 2.2 AA, and what is found is an error", () => {
    const settings = collect(parse(".storybook/preview.tsx"), (node) =>
      ts.isPropertyAssignment(node) && nameOf(node) === "a11y" ? node.initializer.getText() : undefined
    )
    expect(settings).toHaveLength(1)
    expect(settings[0]).toContain('test: "error"')
    for (const tag of ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      expect(settings[0]).toContain(`"${tag}"`)
    expect(settings[0]).not.toMatch(/disable|rules|exclude|manual/)
  })

  test("no story is let off", () => {
    const exceptions = written.flatMap((file) =>
      collect(parse(file), (node) => {
        const isSetting = ts.isPropertyAssignment(node) && /^(a11y|exclude|test-?runner)$/i.test(nameOf(node))
        const isTag = ts.isStringLiteral(node) && /^!(test|dev)$|^skip|test-skip/.test(node.text)
        return (isSetting && file !== ".storybook/preview.tsx") || isTag ? at(node) : undefined
      })
    )
    expect(exceptions).toEqual([])
  })
})

/** A handler that somebody's hand sets off. */
const handled = /\son(Click|Change|Submit|Press|KeyDown|Input|Choose|Toggle)=\{/
/** What a page does with a text or a choice; its buttons and links lead elsewhere. */
const answered = /\son(Change|Submit|Press|Choose|Toggle)=\{/

/** Whether a file of stories uses what it shows as a visitor would. */
const isUsed = (stories: string) => /play:/.test(read(stories)) && /userEvent|fireEvent/.test(read(stories))

describe("what can be done is done in a story", () => {
  const components = foldersIn("src/components").filter((name) =>
    filesUnder(`src/components/${name}`).some((file) => file.endsWith(".tsx") && handled.test(read(file)))
  )
  const pages = filesUnder("src/pages")
    .filter((file) => /Page\.tsx$/.test(file) && answered.test(read(file)))
    .map((file) => basename(file, ".tsx"))

  test("of every component that somebody can use", () => {
    expect(components.length).toBeGreaterThan(20)
    expect(components.filter((name) => !isUsed(`stories/components/${name}.stories.tsx`))).toEqual([])
  })

  test("of every page that answers by itself", () => {
    expect(pages).not.toEqual([])
    expect(pages.filter((name) => !isUsed(`stories/pages/${name}.stories.tsx`))).toEqual([])
  })
})

/** What a file imports to use, not only to name its type. */
const used = (file: string) =>
  [...read(file).matchAll(/^import \{[^}]*\} from "[./]+(?:src\/)?components\/(\w+\/\w+)"/gm)].map(
    ([, part = ""]) => part
  )

test("every part of a component that a page takes by itself is shown by a story by itself", () => {
  const inPages = new Set(filesUnder("src/pages").flatMap(used))
  const parts = [...inPages].filter((part) => {
    const [folder, name] = part.split("/")
    return folder !== name
  })
  const inStories = new Set(written.flatMap(used))
  expect(parts).not.toEqual([])
  expect(parts.filter((part) => !inStories.has(part))).toEqual([])
})
