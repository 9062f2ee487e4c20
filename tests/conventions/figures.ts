import { execFileSync } from "node:child_process"
import ts from "typescript"
import { root } from "../run/command"
import { collect, filesUnder, parse, read } from "./source"

/*
 * Prints how large and how plain the project is, to compare two revisions:
 * npx tsx tests/conventions/figures.ts
 */
const isCode = (file: string) => /\.tsx?$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const linesOf = (file: string) => read(file).trimEnd().split("\n").length
const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)
const run = (program: string, ...args: ReadonlyArray<string>) =>
  execFileSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 1e9 })

const modules = filesUnder("src").filter((file) => isCode(file) && !isTest(file))
const sizes = modules.map(linesOf).toSorted((a, b) => a - b)

const tracked = run("git", "ls-files").split("\n")
const written = /\.(tsx?|c?js|css|html|mdx?|sql|py|go|java)$/
const byHand = tracked.filter((file) => /^(src|stories|contracts|tests|\.storybook)\//.test(file) && written.test(file))

interface Cruised {
  readonly modules: ReadonlyArray<{
    readonly source: string
    readonly dependencies: ReadonlyArray<{
      readonly circular: boolean
      readonly cycle?: ReadonlyArray<{ name: string }>
    }>
  }>
}
const cruiser = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"
const cruise = [cruiser, "--config", "tests/conventions/dependency-cruiser.cjs", "--output-type", "json", "src"]
const cruised: Cruised = JSON.parse(run(process.execPath, ...cruise))
const inSrc = cruised.modules.filter(({ source }) => source.startsWith("src/"))
const circles = new Set(
  inSrc.flatMap(({ dependencies }) =>
    dependencies.flatMap(({ cycle = [] }) =>
      cycle.length > 0
        ? [
            cycle
              .map(({ name }) => name)
              .sort()
              .join(" ")
          ]
        : []
    )
  )
)

/** Words that the project used in a sense of its own, beside those that the README teaches. */
const ours =
  "again alive anew arrivals begun calm carried companions dry early engine fills frame gone ground heard here hush island kept light lost painted printed recall refill renew retell revive seal settled shown stands starter tell told tried turned unseal unseen walk world".split(
    " "
  )
const taught = [...read("README.md").matchAll(/^\| \*\*([\w-]+)\*\* \|/gm)].flatMap(([, word]) => word ?? [])

/** The words of all names in src: `pageHere` is page and here. */
const named = new Map<string, number>()
for (const file of modules)
  for (const name of collect(parse(file), (node) => (ts.isIdentifier(node) ? node.text : undefined)))
    for (const word of name.split(/(?=[A-Z])/).map((part) => part.toLowerCase()))
      named.set(word, (named.get(word) ?? 0) + 1)
const used = ours.filter((word) => named.has(word))

const regexesIn = (room: string) =>
  modules
    .filter((file) => file.startsWith(room))
    .flatMap((file) => collect(parse(file), (node) => (ts.isRegularExpressionLiteral(node) ? node : undefined))).length
const isLate = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node : undefined
const late = modules.filter((file) => collect(parse(file), isLate).length > 0)

const { devDependencies, scripts } = JSON.parse(read("package.json"))
const count = (values: object) => Object.keys(values).length

console.log(`src without tests: files ${modules.length}
src without tests: lines ${sum(sizes)}
src without tests: median lines of a file ${sizes[Math.floor(sizes.length / 2)]}
src without tests: files under 20 lines ${sizes.filter((size) => size < 20).length}
src: circles of imports, types too ${circles.size}
src: files that import others late ${late.length}
src/build, src/hydration: regular expressions ${regexesIn("src/build/") + regexesIn("src/hydration/")}
all hand-written lines ${sum(byHand.map(linesOf))}
npm scripts ${count(scripts)}
workflows ${filesUnder(".github/workflows").length}
devDependencies ${count(devDependencies)}
PNG in the tree ${tracked.filter((file) => file.endsWith(".png")).length}
words that the README teaches ${taught.length}: ${taught.join(", ")}
private words in names of src ${used.length}: ${used.map((word) => `${word} ${named.get(word)}`).join(", ")}`)
for (const circle of circles) console.log(`circle: ${circle}`)
