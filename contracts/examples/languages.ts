import { existsSync } from "node:fs"
import { mkdir, readdir, symlink } from "node:fs/promises"
import { join } from "node:path"
import { command, root } from "../../tests/run/command"

type Command = readonly [program: string, ...args: ReadonlyArray<string>]

/** A worked provider in `contracts/examples/<name>`. Its own test verifies the pacts. */
export interface Language {
  readonly name: string
  /** Programs that must be installed. */
  readonly tools: ReadonlyArray<string>
  readonly test: Command
  /** Fetches what the test needs. Resolves to its environment; rejects if it cannot. */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>
}

const cache = join(root, ".cache/examples")
export const folderOf = ({ name }: Language) => join(root, "contracts/examples", name)

const must = async ([program, ...args]: Command) => {
  const { ok, output } = await command(program, args)
  if (!ok) throw new Error(`${program} ${args.join(" ")}\n${output}`)
}

const venv = join(cache, "python")
const python = join(venv, "bin/python")

const preparePython = async () => {
  if (!existsSync(python)) await must(["python3", "-m", "venv", venv])
  const wanted = join(root, "contracts/examples/python/requirements.txt")
  await must([python, "-m", "pip", "install", "--quiet", "--requirement", wanted])
  return {}
}

/** pact-go links this library of Pact. The wheel holds it for machines that cannot reach GitHub. */
const library = "pact-python-ffi==0.4.28.2"

/** The folder of the library, under the name that the linker looks for. */
const prepareGo = async () => {
  const folder = join(cache, "go")
  const libraries = join(folder, "pact_python_ffi.libs")
  const linked = join(libraries, "libpact_ffi.so")
  if (!existsSync(linked)) {
    await mkdir(folder, { recursive: true })
    await must(["python3", "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder, library])
    const [found] = (await readdir(libraries)).filter((name) => name.startsWith("libpact_ffi"))
    if (found === undefined) throw new Error(`No libpact_ffi in ${libraries}`)
    await symlink(found, linked)
  }
  return { CGO_LDFLAGS: `-L${libraries}`, LD_LIBRARY_PATH: libraries }
}

export const languages: ReadonlyArray<Language> = [
  { name: "java", tools: ["java", "mvn"], test: ["mvn", "--batch-mode", "--quiet", "test"] },
  { name: "node", tools: ["node"], test: ["node", "--test", "contract.js"] },
  {
    name: "python",
    tools: ["python3"],
    test: [python, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "test_contract.py"],
    prepare: preparePython
  },
  {
    name: "go",
    tools: ["go", "gcc", "python3"],
    test: ["go", "test", "-count=1", "-v", "./..."],
    prepare: prepareGo
  }
]
