import type { Area } from "../decision"

/** What the portal is built with, and in which parts it arrives. */
export const build: Area = {
  name: "Build",
  title: "Build and parts",
  decisions: [
    {
      number: 1,
      claim: "Schema comes from `effect`; CSS Modules come from Vite",
      text: [
        "Effect 4 moved Schema out of `@effect/schema` into `effect` itself. Vite compiles CSS Modules.",
        "The npm packages `css-modules` and `preact-signals` are other projects than their names suggest:",
        "signals come from `@preact/signals-react`."
      ],
      file: "package.json"
    },
    {
      number: 2,
      claim: "The portal loads Effect at the first touch of a form",
      text: [
        "Rules are plain functions, so the first view checks a form without Effect.",
        "The runtime is the one door to Effect; the journey opens it at the first touch of the form."
      ],
      file: "src/journey/runtime.ts"
    },
    {
      number: 11,
      claim: "TypeScript is installed twice",
      text: [
        "`tsc` is TypeScript 7, from `@typescript/native`.",
        "Tools that need the JavaScript API, such as the house checks, find TypeScript 6 as `typescript`."
      ],
      file: "package.json"
    },
    {
      number: 12,
      claim: "`tsx` runs the scripts",
      text: ["The portal supports Node 20, which cannot run TypeScript by itself."],
      file: "package.json"
    },
    {
      number: 14,
      claim: "The build draws the legal documents as PDFs",
      text: [
        "Each channel's `terminosycondiciones.pdf` and `priva.pdf` quote the words and limits of its pages.",
        "pdfkit draws them tagged, with the typeface embedded; equal words give equal bytes. The bundle",
        "holds none of it.",
        "Their date is `since` in documents.ts: change it together with their words."
      ],
      file: "src/build/documents/documents.ts"
    },
    {
      number: 15,
      claim: "`/test` exists on development hosts alone",
      text: [
        "`localhost`, `*.localhost` and `127.0.0.1` have it; on any other host it is a lost address.",
        "The build never prints it, and search engines never list it."
      ],
      file: "src/core/channel/paths.ts"
    },
    {
      number: 22,
      claim: "One runtime, whose use-cases arrive in four parts",
      text: [
        "`quote` brings the plans, `checkout` goes on from the chosen one, `service` sends the forms,",
        "`external` follows a partner's link. The checkout comes when the pointer nears a button that",
        "buys. Adapters of each part lie over the first one's (`memoMap`): they share one client, one",
        "`/api_url` and, in a browser that keeps nothing, one memory."
      ],
      file: "src/start/httpRuntime.ts"
    },
    {
      number: 32,
      claim: "A lost script is fetched once more; then Reintentar, or the document anew",
      text: [
        "Firefox requests a module that failed only once in a document, and a release removes it for good.",
        "So the portal changes no address and no loader: a part that can ask offers Reintentar, which leads",
        "to a new document that keeps the input; a printed part goes there by itself. A card stays."
      ],
      file: "src/hydration/late.tsx"
    },
    {
      number: 58,
      claim: "`npm test` has a runner of its own, and the style rules are tests",
      text: [
        "A runner such as wireit knows needs and caches, not a check that wants both cores, or counts.",
        "No check has a second try. Most style rules ask what stylelint cannot: themes against tokens,",
        "contrast per brand, a component's outer margin. PostCSS reads the sheets for them."
      ],
      file: "tests/run/run.ts"
    },
    {
      number: 84,
      claim: "The pact rules; its OpenAPI document is generated, for the package of a release",
      text: [
        "Nothing in npm turns a pact into OpenAPI, and a second document by hand would drift. Examples,",
        "matchers and statuses come from the pact, bounds from the portal's readers by effect's JSON",
        "Schema. Pactflow's comparator holds both together. Only the pact knows states."
      ],
      file: "contracts/package/openApi.ts"
    },
    {
      number: 90,
      claim: "The sandbox keeps its data in one JSON file, and its prices in a table of code",
      text: [
        "That is its embedded database: lists in memory, written as a whole after each change, so that an",
        "order and its mail are one even if the process dies. One process writes at a time, so nothing comes",
        "between a question and a charge. `priceList.ts` documents the invented prices."
      ],
      file: "contracts/sandbox/store.ts"
    }
  ]
}
