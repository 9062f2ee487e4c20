import { hosts as asegura } from "./asegura/hosts"
import type { Brand } from "./Brand"
import { hosts as b2c } from "./b2c/hosts"
import { hosts as b2cchile } from "./b2cchile/hosts"
import { hosts as bbva } from "./bbva/hosts"
import { hosts as belo } from "./belo/hosts"
import { hosts as makler } from "./makler/hosts"
import { hosts as messis } from "./messis/hosts"
import { hosts as miw } from "./miw/hosts"
import { hosts as personal } from "./personal/hosts"

export interface BrandEntry {
  readonly id: string
  readonly hosts: ReadonlyArray<string>
  readonly load: () => Promise<{ readonly brand: Brand }>
}

export const brandEntries: ReadonlyArray<BrandEntry> = [
  { id: "b2c", hosts: b2c, load: () => import("./b2c/brand") },
  { id: "bbva", hosts: bbva, load: () => import("./bbva/brand") },
  { id: "messis", hosts: messis, load: () => import("./messis/brand") },
  { id: "asegura", hosts: asegura, load: () => import("./asegura/brand") },
  { id: "personal", hosts: personal, load: () => import("./personal/brand") },
  { id: "belo", hosts: belo, load: () => import("./belo/brand") },
  { id: "miw", hosts: miw, load: () => import("./miw/brand") },
  { id: "makler", hosts: makler, load: () => import("./makler/brand") },
  { id: "b2cchile", hosts: b2cchile, load: () => import("./b2cchile/brand") }
]

/**
 * Finds the brand of a host, with or without port. Undefined for a host that no brand lists
 * (CH-01).
 */
export const brandEntryFor = (host: string): BrandEntry | undefined => {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")
  return brandEntries.find(({ hosts }) => hosts.includes(name))
}
