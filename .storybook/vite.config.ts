import { defineConfig } from "vite"
import { staticFiles } from "../src/build/staticFiles.ts"

/** For stories and their tests, which need nothing else of the portal's own configuration. */
export default defineConfig({ publicDir: false, plugins: [staticFiles()] })
