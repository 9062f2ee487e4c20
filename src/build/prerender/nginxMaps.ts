import type { HostingFacts } from "./hostingFacts"

const map = (from: string, to: string, rows: ReadonlyArray<readonly [string, string]>) =>
  `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${key} "${value}";`).join("\n")}\n}\n`

const yes = (hosts: ReadonlyArray<string>) => hosts.map((host) => [host, "yes"] as const)

/**
 * The facts of this build that contracts/nginx.conf needs: the folder of each host, the pages
 * whichever way their address is written, the folders of other channels, the hosts that may run
 * trackers, those that report, and the hashes by which each document's inline style and script pass
 * the content policy.
 */
export const nginxMaps = ({
  channels,
  hosts,
  pages,
  reporting,
  scripts,
  styles,
  tracked,
  visitReporting
}: HostingFacts): string =>
  [
    map("$host", "$channel", [["default", ""], ...hosts]),
    map("$asked", "$page", [["default", "/lost"], ["/", ""], ...pages.map((page) => [`~*^${page}/?$`, page] as const)]),
    map("$channel$asked", "$foreign", [
      ["default", ""],
      ...channels.map((id) => [`"~^(?!${id}/)[a-z0-9]*/${id}/"`, "yes"] as const)
    ]),
    map("$host", "$tracked", [["default", ""], ...yes(tracked)]),
    map("$host", "$reporting", [["default", ""], ...yes(reporting)]),
    map("$host", "$visit_reporting", [["default", ""], ...yes(visitReporting)]),
    map("$uri", "$own_style", [["default", ""], ...styles]),
    map("$uri", "$own_script", [["default", ""], ...scripts])
  ].join("\n")
