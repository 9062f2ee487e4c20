import { mergeConfig } from "vitest/config"
import portal from "./vite.config.ts"

const all = process.env.TESTS === "all"

/** Time zones beside that of Buenos Aires in which `npm test -- all` computes days (OU-13). */
const zones = ["UTC", "America/Santiago", "Pacific/Auckland"]

/** Folders of the core whose rules compute with days. */
const withDays = ["account", "external", "passengers", "service", "trip"]

const pacts = "contracts/*.pact.test.ts"
/** `npm test -- all` also tests the provider's tools and the sandbox's process. */
const tools = ["contracts/{duties,endpoint,package}/**", "contracts/faultyProvider.test.ts"]
const lasting = "contracts/sandbox/start.test.ts"
/** A test can mock a module only before its first import, so such files share no process. */
const isolated = "src/**/*.isolated.test.{ts,tsx}"
/**
 * Tests with a document are a project of their own: among others, each would end the process of the
 * file before it and, with its imports, its own.
 */
const withDocument = "src/**/*.document.test.{ts,tsx}"

/**
 * The tests of `npm test`, as projects. Files of one project share a process and its imports. All
 * run in the zone of most visitors.
 */
const units = mergeConfig(portal, {
  test: {
    root: import.meta.dirname,
    environment: "node",
    // The build takes colours from each channel's theme, over the common ones.
    css: { include: /\/(theme|tokens|scenes)\.css/ },
    // Limits for what never ends: properties run for seconds, and a busy machine is slow.
    hookTimeout: 180_000,
    testTimeout: 180_000,
    setupFiles: "tests/run/afterEachTest.ts",
    env: { TZ: "America/Argentina/Buenos_Aires" },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          sequence: { groupOrder: 1 },
          include: [
            "{src,contracts}/**/*.test.{ts,tsx}",
            `tests/${all ? "{conventions,library}" : "conventions"}/*.test.ts`
          ],
          exclude: [pacts, isolated, withDocument, ...(all ? [] : [...tools, lasting])],
          isolate: false
        }
      },
      {
        extends: true,
        test: {
          name: "document",
          sequence: { groupOrder: 1 },
          environment: "happy-dom",
          include: [withDocument],
          isolate: false
        }
      },
      { extends: true, test: { name: "isolated", include: [isolated], sequence: { groupOrder: 1 } } },
      {
        // Many tests write one file: one after the other, before any reader.
        extends: true,
        test: { name: "pacts", include: [pacts], isolate: false, maxWorkers: 1, sequence: { groupOrder: 0 } }
      },
      ...(all ? zones : []).map((zone) => ({
        extends: true,
        test: {
          name: zone,
          sequence: { groupOrder: 1 },
          env: { TZ: zone },
          include: [`src/core/{${withDays}}/*.test.ts`],
          isolate: false
        }
      }))
    ]
  }
})

/**
 * Storybook's test addon, @storybook/addon-vitest, looks here for the tests of its sidebar, and marks
 * its process.
 */
export default process.env.VITEST_STORYBOOK === "true" ? (await import("./.storybook/vitest.config.ts")).default : units
