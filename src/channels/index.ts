import type { Brand } from "./Brand"
import { first, hosts } from "./hosts"

export interface BrandEntry {
  readonly id: string
  readonly hosts: ReadonlyArray<string>
  readonly load: () => Promise<{ readonly brand: Brand }>
}

/**
 * Names of this machine by which a brand is developed and tried; the bare ones are the first
 * brand's. A release knows none of them (TR-25).
 */
const developmentHosts = (id: string): ReadonlyArray<string> => [
  `${id}.localhost`,
  ...(id === first ? ["localhost", "127.0.0.1"] : [])
]

const brands: ReadonlyArray<BrandEntry> = [
  { id: "b2c", hosts: hosts.b2c, load: () => import("./b2c/brand") },
  { id: "bbva", hosts: hosts.bbva, load: () => import("./bbva/brand") },
  { id: "messis", hosts: hosts.messis, load: () => import("./messis/brand") },
  { id: "asegura", hosts: hosts.asegura, load: () => import("./asegura/brand") },
  { id: "personal", hosts: hosts.personal, load: () => import("./personal/brand") },
  { id: "belo", hosts: hosts.belo, load: () => import("./belo/brand") },
  { id: "miw", hosts: hosts.miw, load: () => import("./miw/brand") },
  { id: "makler", hosts: hosts.makler, load: () => import("./makler/brand") },
  { id: "b2cchile", hosts: hosts.b2cchile, load: () => import("./b2cchile/brand") }
]

export const brandEntries: ReadonlyArray<BrandEntry> =
  import.meta.env.MODE === "release"
    ? brands
    : brands.map((brand) => ({ ...brand, hosts: [...brand.hosts, ...developmentHosts(brand.id)] }))

/**
 * Finds the brand of a host, with or without port. Undefined for a host that no brand lists
 * (CH-01).
 */
export const brandEntryFor = (host: string): BrandEntry | undefined => {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")
  return brandEntries.find(({ hosts }) => hosts.includes(name))
}
