import { resolve } from "node:path"
import { defineConfig } from "vitest/config"

/**
 * The tests that must notice a mutant: those of the core and of the adapters. Workers of the mutation
 * tool share one time zone, so the test that changes it is left out.
 */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, "../.."),
    include: ["src/core/**/*.test.ts", "src/adapters/http/**/*.test.ts"],
    exclude: ["src/core/enroll/payCart.model.test.ts", "src/core/asking/answersTo.test.ts"],
    testNamePattern: /^(?!the last valid day of)/,
    environment: "node",
    testTimeout: 30_000
  }
})
