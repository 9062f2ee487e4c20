import portal from "./vite.config"

/**
 * Storybook's test addon, @storybook/addon-vitest, looks here for the tests of its sidebar, and marks
 * its process. Every other run is of the unit tests.
 */
export default process.env.VITEST_STORYBOOK === "true" ? (await import("./.storybook/vitest.config")).default : portal
