import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { compressed, compressible, prerendered } from "./src/build/prerender/plugin.ts"
import { staticFiles } from "./src/build/staticFiles.ts"
import { destinations } from "./src/channels/destinations.ts"

const here = import.meta.dirname
const destinationsJson = JSON.stringify(destinations)

/** The operator replaces it: a compressed twin would go on answering in its place (OU-21). */
const switchesFile = "config/estado.json"

/** Serves the destinations of QR-16 at /config/destinos.json, from the list that the build also bundles as a fallback. */
const destinationsAsset = (): Plugin => ({
  name: "destinations-asset",
  configureServer: (server) => {
    server.middlewares.use("/config/destinos.json", (_request, response) => {
      response.setHeader("content-type", "application/json")
      response.end(destinationsJson)
    })
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "config/destinos.json", source: destinationsJson })
    this.emitFile({ type: "asset", fileName: switchesFile, source: "{}\n" })
  }
})

/** Writes x.br and x.gz beside every text asset, so that no server compresses twice. */
const precompressed = (): Plugin => ({
  name: "precompressed",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const texts = Object.entries(bundle).filter(
        ([fileName]) => compressible.test(fileName) && fileName !== switchesFile
      )
      const emit = async ([fileName, output]: (typeof texts)[number]) => {
        const smaller = await compressed(output.type === "chunk" ? output.code : output.source)
        for (const [ending, source] of smaller) this.emitFile({ type: "asset", fileName: fileName + ending, source })
      }
      await Promise.all(texts.map(emit))
    }
  }
})

/**
 * The modules of `src/` that share a file, by its name; a name that ends in `/` takes a folder. The
 * rest follows who imports whom.
 */
const chunks: Readonly<Record<string, ReadonlyArray<string>>> = {
  // The first view: what the entry imports, and three small modules that most brands and pages share.
  portal: ["main.tsx", "channels/provider.ts", "components/VisuallyHidden/VisuallyHidden.tsx", "journey/useRead.ts"],
  // What is always asked for together is smaller in one file than in many.
  common: [
    "components/Alert/",
    "components/Checkbox/",
    "components/Dialog/useModal.ts",
    "components/SlideControls/",
    "components/FieldError/",
    "components/LiveRegion/",
    "components/StepTrail/stepState.ts",
    "components/TextField/returnKey.ts",
    "copy/text.ts",
    "hydration/afterPress.ts",
    "journey/drive.ts",
    "journey/lifetimes.ts",
    "journey/remote.ts",
    "pages/shell/unlessNavigated.ts",
    "pages/shell/usePublisher.ts"
  ],
  quote: [
    "core/analytics/analytics.ts",
    "core/quote/SavedSearch.ts",
    "core/quote/requestQuotes.ts",
    "core/trip/DestinationsApi.ts",
    "core/trip/sharedLink.ts",
    "core/useCases/quote.ts",
    "start/httpRuntime.ts"
  ],
  overlay: ["components/Flight/", "components/LoadingOverlay/"],
  form: [
    "components/ErrorSummary/ErrorSummary.tsx",
    "components/Field/reportSilent.ts",
    "components/FormCard/FormCard.tsx",
    "components/FormCard/useFocusAfterWait.ts",
    "components/FieldPair/",
    "components/RadioTiles/",
    "components/SelectField/",
    "components/Stack/",
    "components/StepForm/StepForm.tsx",
    "components/TextField/TextField.tsx",
    "components/TripCard/TripCard.tsx",
    "copy/fields.ts",
    "journey/form/draft.ts",
    "pages/form/useField.ts"
  ],
  people: [
    "adapters/http/wire/lenient.ts",
    "core/cart/coupon.ts",
    "core/enroll/identity.ts",
    "core/form/form.ts",
    "core/passengers/passenger.ts",
    "core/passengers/passengers.ts",
    "core/passengers/recall.ts",
    "core/person/document.ts",
    "core/person/fields.ts",
    "core/person/name.ts"
  ],
  cart: ["journey/account/account.ts", "journey/quote/mended.ts", "pages/checkout/presentCart.ts"],
  disk: ["adapters/storage/digestOf.ts", "adapters/storage/recall.ts"],
  checkoutCore: ["start/checkoutCore.ts"],
  // Apart: with the forms it would bring all their styles to the home, with the bar the bar to them.
  dialog: ["components/Dialog/Dialog.tsx"],
  // What the banner does when it comes late, the card of a trip does too.
  Banner: ["components/Banner/"],
  typing: ["components/Remedy/Remedy.tsx"],
  // The quote bar with what it does; after what other pages share with it.
  bar: [
    "components/DatesPopup/dateRules.ts",
    "components/QuoteBar/QuoteBar.tsx",
    "core/quote/quoting.ts",
    "pages/results/Refusal.tsx",
    "pages/results/useQuoteBar.ts"
  ],
  dates: ["core/trip/tidyDates.ts"],
  readings: ["components/DatesPopup/typedDate.ts", "core/person/readings.ts"],
  fields: ["components/DateField/", "components/DigitsField/", "components/PhoneField/", "pages/form/useFields.tsx"],
  link: ["pages/shell/PortalLink.tsx"],
  // The look of a slim hero, which other pages have; after the home's full one.
  hero: ["components/Hero/Hero.tsx"],
  // What pages share that come alone: each file has its name in the first view's list.
  reading: [
    "components/Article/",
    "components/Callout/",
    "components/Columns/",
    "components/Contents/",
    "components/PageBody/",
    "pages/reading/Reading.tsx"
  ],
  service: ["components/FormIntro/", "components/FormLayout/", "pages/form/useForm.ts"],
  landing: ["pages/account/RedirectPage.tsx", "pages/account/ValidatePage.tsx"],
  unknownHost: ["copy/unknownHost.ts", "pages/shell/UnknownHostPage.tsx"]
}

/** Throws if a module is no longer there: its chunk would be cut elsewhere in silence. */
const chunkOf = ([name, modules]: readonly [string, ReadonlyArray<string>]) => {
  const paths = modules.map((module) => join(here, "src", module))
  const lost = paths.find((path) => !existsSync(path))
  if (lost) throw new Error(`The chunk '${name}' in vite.config.ts names ${lost}, which is not there.`)
  return { name, test: (id: string) => paths.some((path) => (path.endsWith("/") ? id.startsWith(path) : id === path)) }
}

/** Where the sandbox answers while `npm run dev` serves the page. */
const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4001}`

export default defineConfig({
  root: resolve(here, "src"),
  publicDir: false,
  // React has had this hook of its own since 18; the shim is for older ones.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react", "use-sync-external-store/shim": "react" } },
  plugins: [react(), destinationsAsset(), staticFiles(), precompressed(), prerendered()],
  // A tenth of the HTML and of the CSS were names of classes.
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  build: {
    outDir: resolve(here, "dist"),
    emptyOutDir: true,
    // The browsers that the README names.
    target: ["chrome110", "edge110", "firefox115", "safari16"],
    // 2 kB of /cotizar less than the minifier that Vite brings.
    minify: "terser",
    // In parentheses the browser compiles what runs at once while the file arrives, not in a long task.
    terserOptions: {
      ecma: 2020,
      module: true,
      // What React tells its developer tools is 0.3 kB of each view; `npm run dev` goes on telling it.
      compress: { passes: 2, global_defs: { "@__REACT_DEVTOOLS_GLOBAL_HOOK__": "undefined" } },
      format: { wrap_func_args: true }
    },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its hints about slow plugins would hide a warning.
      checks: { pluginTimings: false },
      input: {
        index: resolve(here, "src/index.html"),
        offline: resolve(here, "src/offline.tsx"),
        bootstrap: resolve(here, "src/hydration/bootstrap.ts"),
        asistencia: resolve(here, "src/worker/assistance.ts"),
        "asistencia.off": resolve(here, "src/worker/off.ts")
      },
      output: {
        // A worker is known by its address, which is the same in every build.
        entryFileNames: ({ name }) => (name.startsWith("asistencia") ? "[name].js" : "assets/[name]-[hash:7].js"),
        // The first view lists the name of every file, and nothing compresses a hash: 42 bits are enough.
        chunkFileNames: "assets/[name]-[hash:7].js",
        // Over what terser wrote: the two miss different things, 0.7 kB of the payment.
        minify: { compress: true, mangle: false, codegen: true },
        codeSplitting: {
          groups: [
            { name: "effect", test: /node_modules\/effect\/(?!dist\/Random)/ },
            ...Object.entries(chunks).map(chunkOf)
          ]
        }
      },
      treeshake: { propertyReadSideEffects: false }
    }
  },
  server: {
    host: "127.0.0.1",
    port: 4000,
    strictPort: true,
    allowedHosts: [".localhost"],
    proxy: Object.fromEntries(
      ["/userinfo", "/login", "/logout", "/api", "/api_url", "/one_trust", "/public_api", "/_sandbox"].map((path) => [
        path,
        { target: sandbox, changeOrigin: false }
      ])
    )
  }
})
