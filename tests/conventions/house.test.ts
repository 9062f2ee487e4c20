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
const texts = new Map(modules.map((file) => [file, read(file)]))
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

  test("every story of a component or a page has its subject, and a component's first story is Playground", () => {
    const faults = stories.flatMap((story) => {
      const [, kind = ""] = story.split("/")
      const name = basename(story, ".stories.tsx")
      if (kind !== "pages" && kind !== "components") return []
      const shown = src.find((file) =>
        kind === "pages"
          ? file.startsWith("src/pages/") && file.endsWith(`/${name}.tsx`)
          : file === `src/components/${name}/${name}.tsx`
      )
      const first = /^export const (\w+)/m.exec(read(story))?.[1]
      return [
        ...(shown ? [] : [`${story}: shows nothing of its name`]),
        ...(kind === "pages" || first === "Playground" ? [] : [`${story}: starts with ${first}`])
      ]
    })
    expect(faults).toEqual([])
  })

  test("every story's title is its section, a component's group and its file's name, and the sidebar has that section", () => {
    const [order = []] = collect(parse(".storybook/preview.tsx"), (node) =>
      ts.isPropertyAssignment(node) && node.name.getText() === "order"
        ? (JSON.parse(node.initializer.getText()) as ReadonlyArray<string | ReadonlyArray<string>>)
        : undefined
    )
    const sections = order.filter((entry) => typeof entry === "string")
    expect(sections.length).toBeGreaterThan(5)
    const groups = order[order.indexOf("Components") + 1] ?? []
    const sectionsOf = (folder: string, name: string) => {
      if (folder === "components") return [...groups].map((group) => `Components/${group}`)
      if (folder === "pages") return [name.endsWith("Page") && !name.endsWith("InPage") ? "Pages" : "Parts"]
      return sections.filter((section) => section.toLowerCase().replaceAll(" ", "-") === folder)
    }
    const faults = stories.filter((story) => {
      const [, folder = ""] = story.split("/")
      const name = basename(story, ".stories.tsx")
      return !sectionsOf(folder, name).some((section) => read(story).includes(`title: "${section}/${name}"`))
    })
    expect(faults).toEqual([])
    expect([...groups].filter((group) => !stories.some((story) => read(story).includes(`/${group}/`)))).toEqual([])
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

describe("names and manners", () => {
  test("no file or type has a meaningless name", () => {
    const banned = /(^|\/)(utils?|helpers?|common|misc|shared|index)(\.|\/)/i
    const allowed = ["src/channels/index.ts", "src/channels/index.test.ts", "src/index.html"]
    expect([...src, ...around].filter((file) => banned.test(file) && !allowed.includes(file))).toEqual([])
    const type = /\b(type|interface|class) (I[A-Z][a-z]\w*|\w*(Dto|Utils?|Helpers?))\b/g
    const types = written.flatMap((file) => [...read(file).matchAll(type)].map(([name]) => `${file}: ${name}`))
    expect(types).toEqual([])
  })

  test("no file silences a tool", () => {
    const silence = new RegExp(["@ts-(ignore|expect-error|nocheck)", "biome-ignore", "eslint-disable"].join("|"))
    expect(written.filter((file) => file !== "tests/conventions/house.test.ts" && silence.test(read(file)))).toEqual([])
  })

  test("no file is longer than 300 lines", () => {
    const length = (file: string) => read(file).trimEnd().split("\n").length
    expect(written.filter((file) => length(file) > 300).map((file) => `${file}: ${length(file)}`)).toEqual([])
  })

  /**
   * Rooms whose exports all need a doc comment: ports, rules, use-cases, adapters, and the build.
   */
  const isPublic = (file: string) =>
    ["core", "adapters", "hydration", "build", "worker"].some((room) => isIn(room)(file))

  const foldersThatImport = (file: string, name: string) =>
    new Set(
      modules
        .filter((other) => dirname(other) !== dirname(file))
        .filter((other) => texts.get(other)?.includes(`/${basename(file).replace(/\.tsx?$/, "")}"`))
        .filter((other) => new RegExp(`\\b${name}\\b`).test(texts.get(other) ?? ""))
        .map(dirname)
    ).size

  test("src exports by name, without barrels, and explains what several rooms use", () => {
    const isExported = (statement: ts.Statement) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    const explainsItself = (statement: ts.Statement) => {
      if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) return false
      const derived = ts.isTypeAliasDeclaration(statement) && /\btypeof\b/.test(statement.type.getText())
      return derived || /(Props|Words|Options)$/.test(statement.name.text)
    }
    // A part of the core is what one import of the runtime brings.
    const mayGather = (file: string) => file.startsWith("src/core/useCases/") || file === "src/channels/index.ts"
    const namesOf = (statement: ts.Statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.getText())
        : [(statement as ts.DeclarationStatement).name?.getText() ?? ""]
    const mustExplain = (file: string, statement: ts.Statement) =>
      isPublic(file) || namesOf(statement).some((name) => foldersThatImport(file, name) > 2)
    const faults = modules.flatMap((file) =>
      parse(file).statements.flatMap((statement) => {
        if (ts.isExportAssignment(statement)) return [`default export: ${at(statement)}`]
        if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !mayGather(file))
          return [`barrel: ${at(statement)}`]
        if (!isExported(statement) || explainsItself(statement) || !mustExplain(file, statement)) return []
        return ts.getJSDocCommentsAndTags(statement).length > 0
          ? []
          : [`needs a doc comment (3 folders use it): ${at(statement)}`]
      })
    )
    expect(faults).toEqual([])
  })
})

test("tests of src are in the folder of their subject", () => {
  const alone = src.filter(isTest).filter((file) => !modules.some((module) => dirname(module) === dirname(file)))
  expect(alone).toEqual([])
})
