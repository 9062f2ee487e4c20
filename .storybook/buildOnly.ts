import type { PluginOption } from "vite"

/** Vite plugins that only the portal's own build needs. */
const names = new Set([
  "precompressed",
  "fetched-whole",
  "destinations-asset",
  "channel-documents",
  "first-view",
  "prerendered",
  "hosting"
])

/** The portal's Vite plugins without those; both Storybook and its tests run on the others. */
export const withoutBuildOnly = (plugins: ReadonlyArray<PluginOption> = []): ReadonlyArray<PluginOption> =>
  plugins.filter((plugin) => !(plugin && "name" in plugin && names.has(plugin.name)))
