import { defineConfig } from "vite"
import { bannerImages } from "../src/build/banners/plugin.ts"

/** For stories and their tests: of the portal's own configuration, all else is about its build. */
export default defineConfig({ publicDir: false, plugins: [bannerImages()] })
