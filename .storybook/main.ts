import { basename } from "node:path"
import type { StorybookConfig } from "@storybook/react-vite"
import { createLogger } from "vite"
import { otherNames } from "../stories/otherNames.ts"
import { changesPlugin } from "./changes.ts"
import { proofsPlugin } from "./proofs.ts"

/** Component stories get a documentation page for their props; others have no props worth one. */
const isDocumented = (file: string) => file.replaceAll("\\", "/").includes("/stories/components/")

/** Packages begin with 'use client'. No server draws a story, so the bundler need not warn of it. */
const checks = { moduleLevelDirective: false }

const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } }
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx", "../src/channels/*/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      // Stories export samples, which it would take for components.
      include: ["src/components/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false
    }
  },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const words = otherNames[basename(file, ".stories.tsx")]
        const found = words && { name: `Playground (${words})` }
        return (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          ...(entry.exportName === "Playground" && found),
          ...(!isDocumented(file) && { tags: [...(entry.tags ?? []), "!autodocs"] })
        }))
      }
    })),
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // A build tells its warnings, without a line for each of its 1,000 files.
    ...(configType === "PRODUCTION" && { customLogger: createLogger("warn") }),
    // Stories are not weighed: the faster minifier will do.
    build: { ...vite.build, minify: "oxc", rolldownOptions: { ...vite.build?.rolldownOptions, checks } },
    plugins: [...(vite.plugins ?? []), proofsPlugin(), changesPlugin()]
  })
}

export default config
