import { defineConfig } from "vite"
import { staticFiles } from "../src/build/staticFiles.ts"

/** For stories and their tests: of the portal's own configuration, all else is about its build. */
export default defineConfig({ publicDir: false, plugins: [staticFiles()] })
