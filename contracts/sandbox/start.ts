import { fileURLToPath } from "node:url"
import { channelUrls } from "./channels"
import { password } from "./people/accounts"
import { emails } from "./people/people"
import { startSandbox } from "./server"

const { NODE_ENV, SANDBOX_OK, PORT, PROXY_TARGET, DATA_DIR } = process.env

const leave = (message: string): never => {
  console.error(message)
  process.exit(1)
}

if (NODE_ENV === "production" && SANDBOX_OK !== "1")
  leave("Esto es un sandbox con precios inventados: no arranca en producción (SANDBOX_OK=1 para insistir).")

const port = Number(PORT || 4000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) leave(`PORT no es un puerto: ${PORT}`)

const sandbox = await startSandbox({
  port,
  proxyTarget: PROXY_TARGET || undefined,
  dataDir: DATA_DIR || fileURLToPath(new URL("../../.cache/sandbox", import.meta.url)),
  log: console.error
}).catch((error: unknown) => leave(`No se pudo arrancar: ${error instanceof Error ? error.message : String(error)}`))

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void sandbox.close().finally(() => process.exit(0)))

const what = PROXY_TARGET ? `Portal sobre ${PROXY_TARGET}` : "Sandbox del portal: precios inventados, nada se vende"
const people = [`Personas: ${emails.join(", ")} (contraseña ${password})`, `Correo: ${sandbox.url}/_sandbox/correo`, ""]
console.log([what, "", ...channelUrls(sandbox.port), "", ...(PROXY_TARGET ? [] : people)].join("\n"))
