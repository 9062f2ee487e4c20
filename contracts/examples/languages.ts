import { join } from "node:path"
import { root } from "../../tests/run/command"

type Command = readonly [program: string, ...args: ReadonlyArray<string>]

/** A worked provider in `contracts/examples/<name>`. Its own test verifies the pacts. */
export interface Language {
  readonly name: string
  /** Programs that must be installed. */
  readonly tools: ReadonlyArray<string>
  readonly test: Command
}

export const folderOf = ({ name }: Language) => join(root, "contracts/examples", name)

export const languages: ReadonlyArray<Language> = [
  { name: "java", tools: ["java", "mvn"], test: ["mvn", "--batch-mode", "--quiet", "test"] },
  { name: "node", tools: ["node"], test: ["node", "--test", "contract.js"] }
]
