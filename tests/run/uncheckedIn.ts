import type { Lock } from "./completeLock"

/** The platform of continuous integration and of releases: whatever it installs must have its hash. */
const released = { os: "linux", cpu: "x64", libc: "glibc" } as const

/**
 * Packages whose content `npm ci` would install without a comparison. A binary of a platform that
 * builds no release may lack its hash: `npm run lock` names what the registry does not offer.
 */
export const uncheckedIn = ({ packages }: Lock): ReadonlyArray<string> =>
  Object.entries(packages).flatMap(([path, entry]) => {
    if (path === "" || entry.integrity !== undefined) return []
    const isElsewhere = Object.entries(released).some(([limit, own]) => {
      const allowed = entry[limit as keyof typeof released]
      return allowed !== undefined && !allowed.includes(own)
    })
    return entry.optional && isElsewhere ? [] : [path]
  })
