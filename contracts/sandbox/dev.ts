import { fileURLToPath } from "node:url"
import { createServer } from "vite"
import { channelUrls } from "./channels"
import { startSandbox } from "./server"

/* `npm run dev`: the page with hot reload on 4000 (or PORT); this sandbox answers its calls. */
const port = Number(process.env.PORT ?? 4000)
const sandbox = await startSandbox({ port: port + 1, log: console.error })
process.env.SANDBOX_PORT = String(sandbox.port)

const page = await createServer({
  configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
  server: { port }
})
await page.listen()
console.log(`The portal, with hot reload: ${channelUrls(port).join(" ")}`)
