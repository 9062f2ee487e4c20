import type { StorybookConfig } from "@storybook/react-vite"
import { changesPlugin } from "./changes"
import { proofsPlugin } from "./proofs"

/** Vite plugins that only the portal's own build needs. */
const buildOnly = new Set(["precompressed", "destinations-asset", "channel-documents", "first-view", "prerendered"])

/** Component stories get a documentation page for their props; others have no props worth one. */
const isDocumented = (file: string) => file.replaceAll("\\", "/").includes("/stories/components/")

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen" },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        if (isDocumented(file)) return entries
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), "!autodocs"] }))
      }
    })),
  viteFinal: (vite) => ({
    ...vite,
    // Stories are not weighed: the faster minifier will do.
    build: { ...vite.build, minify: "oxc" },
    plugins: [
      ...(vite.plugins ?? []).filter(
        (plugin) => !(plugin && "name" in plugin && typeof plugin.name === "string" && buildOnly.has(plugin.name))
      ),
      proofsPlugin(),
      changesPlugin()
    ]
  })
}

export default config
