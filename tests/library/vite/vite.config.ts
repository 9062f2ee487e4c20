import { onServer } from "portal-components/vite"
import { defineConfig } from "vite"

export default defineConfig({ plugins: [onServer()] })
