import type { StorybookConfig } from "@storybook/react-vite"

/** Vite plugins that only make sense for the portal's own build. */
const buildOnly = new Set(["precompressed", "destinations-asset", "channel-documents", "first-view", "prerendered"])

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: (vite.plugins ?? []).filter(
      (plugin) => !(plugin && "name" in plugin && typeof plugin.name === "string" && buildOnly.has(plugin.name))
    )
  })
}

export default config
