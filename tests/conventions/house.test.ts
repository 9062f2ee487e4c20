import { basename, dirname } from "node:path"
import ts from "typescript"
import { describe, expect, test } from "vitest"
import { at, channelIds, collect, filesUnder, foldersIn, parse, read } from "./source"

// Each rule is one test that lists every offender.
const src = filesUnder("src")
const stories = filesUnder("stories").filter((file) => file.endsWith(".stories.tsx"))
const around = ["stories", "contracts", "tests", ".storybook"].flatMap(filesUnder)
const isCode = (file: string) => /\.tsx?$/.test(file)
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file)
const isIn = (folder: string) => (file: string) => file.startsWith(`src/${folder}/`)
const modules = src.filter((file) => isCode(file) && !isTest(file))
const visual = modules.filter((file) => file.endsWith(".tsx") && (isIn("components")(file) || isIn("pages")(file)))
const written = [...src, ...around].filter(isCode)

test("the rules find files to check", () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(stories.length).toBeGreaterThan(10)
  expect(channelIds.length).toBeGreaterThan(1)
})

describe("the mirror of stories", () => {
  test("every component is in a folder of its name, and has its story", () => {
    const filled = foldersIn("src/components").filter((name) => src.some(isIn(`components/${name}`)))
    const wanted = filled.flatMap((name) => [
      `src/components/${name}/${name}.tsx`,
      `stories/components/${name}.stories.tsx`
    ])
    expect(wanted.filter((file) => ![...src, ...stories].includes(file))).toEqual([])
  })

  test("every page has its story", () => {
    const pages = modules.filter((file) => /^src\/pages\/\w+\/\w+Page\.tsx$/.test(file))
    const wanted = pages.map((page) => `stories/pages/${basename(page, ".tsx")}.stories.tsx`)
    expect(wanted.filter((story) => !stories.includes(story))).toEqual([])
  })

  test("every story of a component or a page has its subject", () => {
    const lost = stories.filter((story) => {
      const [, kind = ""] = story.split("/")
      const name = basename(story, ".stories.tsx")
      if (kind === "pages") return !src.some((file) => file.startsWith("src/pages/") && file.endsWith(`/${name}.tsx`))
      return kind === "components" && !src.includes(`src/components/${name}/${name}.tsx`)
    })
    expect(lost).toEqual([])
  })
})

test("no channel is named outside src/channels, nor in the sandbox outside its table and its tests", () => {
  const sandbox = filesUnder("contracts/sandbox").filter(
    (file) => isCode(file) && !isTest(file) && !/\/(channels|testing|selling)\.ts$/.test(file)
  )
  const ids = channelIds.join("|")
  const id = new RegExp(`(^|[-./"'=#\\[])(${ids})($|[-./"'\\]:])`, "i")
  const outside = [...src, ...filesUnder("stories"), ...filesUnder(".storybook"), ...sandbox].filter(
    (file) => !isIn("channels")(file)
  )
  // Parsing every file would take the most of this test's time.
  const mayName = (file: string) => isCode(file) && new RegExp(ids, "i").test(read(file))
  const inCode = outside.filter(mayName).flatMap((file) =>
    collect(parse(file), (node) => {
      const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      if (isPart || ts.isStringLiteralLike(node) || ts.isJsxText(node))
        return id.test(node.text.trim()) ? at(node) : undefined
      const isKey = ts.isPropertyAssignment(node) || ts.isPropertySignature(node)
      return isKey && channelIds.includes(node.name.getText()) ? at(node) : undefined
    })
  )
  const others = outside.filter((file) => /\.(css|html|json|mdx|svg)$/.test(file))
  const inOthers = others.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => id.test(line))
      .map((line) => `${file} ${line.slice(0, 80)}`)
  )
  expect([...inCode, ...inOthers]).toEqual([])
})

describe("components and pages", () => {
  test("take their words as props or from the copy", () => {
    const words = visual.flatMap((file) =>
      collect(parse(file), (node) => {
        if (ts.isJsxText(node)) return /\p{Letter}/u.test(node.text) ? at(node) : undefined
        return ts.isStringLiteralLike(node) && /[áéíóúñü¿¡]/i.test(node.text) ? at(node) : undefined
      })
    )
    expect(words).toEqual([])
  })

  test("have no className prop, inline HTML or style element", () => {
    const props = visual.flatMap((file) =>
      collect(parse(file), (node) =>
        (ts.isPropertySignature(node) || ts.isBindingElement(node)) && node.name.getText() === "className"
          ? at(node)
          : undefined
      )
    )
    expect(props).toEqual([])
    expect(visual.filter((file) => /dangerouslySetInnerHTML|<style[\s>]/.test(read(file)))).toEqual([])
  })
})

/** Whether a browser may autofill a field with personal data. */
const asksForPersonal = (element: ts.JsxSelfClosingElement | ts.JsxOpeningElement) => {
  const { properties } = element.attributes
  const text = (name: string) => {
    const found = properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === name)
    return found && ts.isJsxAttribute(found) ? (found.initializer?.getText() ?? "") : undefined
  }
  if (/checkbox|radio/.test(text("type") ?? "") || text("autoComplete") === '"off"') return false
  return text("autoComplete") !== undefined || properties.some(ts.isJsxSpreadAttribute)
}

test("fields and papers with personal data are masked from recorders (CO-05)", () => {
  const isMasked = (element: ts.JsxSelfClosingElement | ts.JsxOpeningElement) =>
    /data-clarity-mask="true"|maskedFromRecorders/.test(element.attributes.getText())
  const elements = (file: string) =>
    collect(parse(file), (node) =>
      ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node) ? node : undefined
    )
  const fields = visual
    .flatMap(elements)
    .filter((element) => /^(input|textarea|select)$/.test(element.tagName.getText()) && asksForPersonal(element))
  expect(fields.length).toBeGreaterThan(3)
  expect(fields.filter((element) => !isMasked(element)).map(at)).toEqual([])
  const papers = ["FormCard", "Receipt", "TripPass"].map((name) => `src/components/${name}/${name}.tsx`)
  expect(papers.filter((file) => !elements(file).some(isMasked))).toEqual([])
})

describe("files", () => {
  test("no file silences a tool", () => {
    const silence = new RegExp(["@ts-(ignore|expect-error|nocheck)", "biome-ignore", "eslint-disable"].join("|"))
    expect(written.filter((file) => file !== "tests/conventions/house.test.ts" && silence.test(read(file)))).toEqual([])
  })

  test("no file is longer than 300 lines", () => {
    const length = (file: string) => read(file).trimEnd().split("\n").length
    expect(written.filter((file) => length(file) > 300).map((file) => `${file}: ${length(file)}`)).toEqual([])
  })
})

test("tests of src are in the folder of their subject", () => {
  const alone = src.filter(isTest).filter((file) => !modules.some((module) => dirname(module) === dirname(file)))
  expect(alone).toEqual([])
})
