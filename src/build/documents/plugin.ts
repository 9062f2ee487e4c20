import { type Plugin, runnerImport } from "vite"

const file = new URL("./documents.ts", import.meta.url).pathname

const nothing = "\0nothing"

/** A document needs a brand's values and words. Style sheets and logos belong to the bundle. */
const wordsOnly: Plugin = {
  name: "words-only",
  enforce: "pre",
  resolveId: (id) => (/\.(css|svg)(\?|$)/.test(id) ? nothing : undefined),
  load: (id) => (id === nothing ? "export default ''" : undefined)
}

const draw = async () => {
  const { module } = await runnerImport<typeof import("./documents")>(file, { plugins: [wordsOnly] })
  return module.drawDocuments()
}

/** Emits the PDFs of every channel into the build and serves them in development (CH-10). */
export const channelDocuments = (): Plugin => {
  let drawn: ReturnType<typeof draw> | undefined
  return {
    name: "channel-documents",
    configureServer: (server) => {
      server.middlewares.use("/Docs", async (request, response, next) => {
        drawn ??= draw()
        const found = (await drawn).get(`Docs${request.url?.split("?")[0]}`)
        if (!found) return next()
        response.setHeader("content-type", "application/pdf")
        response.end(found)
      })
    },
    async generateBundle() {
      if (this.environment.name !== "client") return
      for (const [fileName, source] of await draw()) this.emitFile({ type: "asset", fileName, source })
    }
  }
}
