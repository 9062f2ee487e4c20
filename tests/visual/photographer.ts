import { existsSync } from "node:fs"
import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { findBrowser } from "../run/browser"
import { command, root } from "../run/command"

const packages = ["chromium-headless-shell", "chromium-common"]

/** Debian's version of a browser's version: `150.0.7871.100-1~deb12u1` of `150.0.7871.100`. */
const debianVersion = async (version: string) => {
  const { output } = await command("apt-cache", ["madison", packages[0] ?? ""])
  return output
    .split("\n")
    .map((line) => line.split("|")[1]?.trim() ?? "")
    .find((offered) => offered.startsWith(`${version}-`))
}

/** Unpacks Debian's packages into a folder of the project. Nothing is installed. */
const unpacked = async (version: string, folder: string) => {
  const debian = await debianVersion(version)
  if (debian === undefined) return
  console.log(`Fetching ${packages[0]} ${debian}, the browser of the photographs, into .cache`)
  await mkdir(folder, { recursive: true })
  for (const name of packages)
    await command("sh", ["-c", `cd "${folder}" && apt-get download "${name}=${debian}"`], { limit: 300_000 })
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".deb"))) {
    await command("dpkg", ["-x", join(folder, file), folder])
    await rm(join(folder, file))
  }
}

/**
 * The browser that took the committed photographs: Debian's package of that very version, beside
 * the installed ones. CHROME_PATH goes before it. Elsewhere, or once Debian has dropped the version,
 * the browser of the other tests.
 *
 * @param told as the manifest has it: `headless shell 150.0.7871.100`
 */
export const findPhotographer = async (told: string | undefined): Promise<string> => {
  const version = /^headless shell ([\d.]+)$/.exec(told ?? "")?.[1]
  if (process.env.CHROME_PATH || version === undefined) return findBrowser()
  const folder = join(root, ".cache/visual", `browser-${version}`)
  const path = join(folder, "usr/lib/chromium/chromium-headless-shell")
  if (!existsSync(path) && existsSync("/etc/debian_version")) await unpacked(version, folder)
  return existsSync(path) ? path : findBrowser()
}
