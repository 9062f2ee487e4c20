import type { Plugin } from "vite"

/** How a file of the package names its drawing: browsers and most bundlers understand it. */
const named = /new URL\("([./]*drawings\/\w+\.svg)", import\.meta\.url\)/

/**
 * Draws the components on a server that Vite builds, as React Router's. Node reads no style sheets,
 * so Vite reads the package for it; and a drawing has the address there that it has in the browser.
 */
export const onServer = (): Plugin => ({
  name: "portal-components",
  config: () => ({ ssr: { noExternal: ["portal-components"] } }),
  transform: {
    order: "pre",
    handler(code) {
      const [, drawing] = named.exec(code) ?? []
      if (drawing === undefined || this.environment.config.consumer === "client") return
      return `import drawing from "${drawing}?url"\n${code.replace(named, 'new URL(drawing, "file:")')}`
    }
  }
})
