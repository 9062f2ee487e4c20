/** Who may import whom, a row for each folder of src. A package that a row does not name may not be imported. */
const table = {
  core: { folders: ["core"], packages: ["effect"] },
  copy: { folders: ["copy"], packages: [] },
  channels: { folders: ["channels"], packages: [], types: ["core", "copy", "styles"] },
  adapters: { folders: ["adapters", "core"], packages: ["effect"] },
  components: {
    folders: ["components", "browser", "styles"],
    packages: ["react", "react-dom", "swiper", "react-day-picker", "@base-ui/react"]
  },
  journey: {
    folders: ["journey", "hydration", "browser", "core", "copy"],
    packages: ["effect", "@preact/signals-react", "react"],
    types: ["styles"]
  },
  hydration: { folders: ["hydration", "browser"], packages: ["react"] },
  browser: { folders: ["browser"], packages: ["react"] },
  pages: {
    folders: ["pages", "components", "hydration", "browser", "journey", "core", "copy"],
    packages: ["react", "wouter"],
    types: ["styles"]
  },
  styles: { folders: ["styles"], packages: ["@fontsource-variable/figtree"] }
}

const inSrc = (folders) => `^src/(${folders.join("|")})/`
const isPackage = ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown", "core"]
const inModules = (packages) => packages.map((name) => `(^|/)node_modules/(@types/)?${name}/`)

const tests = "\\.test\\.tsx?$"
const beside = "\\.(test|stories)\\.tsx?$"

const rows = Object.entries(table).flatMap(([folder, { folders, packages, types = [] }]) => [
  {
    name: `${folder}-imports-its-own`,
    comment: `src/${folder} may import ${[...folders, ...types.map((type) => `${type} (types)`)].join(", ")} of src.`,
    severity: "error",
    from: { path: `^src/${folder}/`, pathNot: beside },
    to: { path: "^(src|contracts|stories|tests|\\.storybook)/", pathNot: [inSrc([...folders, ...types])] }
  },
  {
    name: `${folder}-imports-its-packages`,
    comment: `src/${folder} may import ${packages.join(", ") || "no package"}.`,
    severity: "error",
    from: { path: `^src/${folder}/`, pathNot: beside },
    to: { dependencyTypes: isPackage, pathNot: inModules(packages) }
  },
  ...types.map((type) => ({
    name: `${folder}-takes-only-types-of-${type}`,
    comment: `src/${folder} is data: it may name the types of src/${type}, not run it.`,
    severity: "error",
    from: { path: `^src/${folder}/`, pathNot: beside },
    to: { path: inSrc([type]), dependencyTypesNot: ["type-only"] }
  }))
])

module.exports = {
  forbidden: [
    ...rows,
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }
    },
    {
      name: "no-cycles-of-types",
      comment: "Types that two files of src need go to the lower one.",
      severity: "error",
      from: { path: "^src/" },
      to: { circular: true }
    },
    {
      name: "runtimes-load-use-cases",
      comment:
        "A runtime brings the core by a file of src/core/useCases, so that one more use-case is a line there; it may log.",
      severity: "error",
      from: { path: "^src/(core/useCases/runtime|start/\\w+(Core|Runtime))\\.ts$" },
      to: { path: "^src/core/", pathNot: "^src/core/(useCases/|channel/|device/log)" }
    },
    {
      name: "sandbox-knows-the-wire-only",
      severity: "error",
      from: { path: "^contracts/sandbox/" },
      to: { path: "^src/" }
    },
    {
      name: "src-stands-alone",
      comment: "The portal must not depend on its tests.",
      severity: "error",
      from: { path: "^src/", pathNot: beside },
      to: { path: "^(contracts|stories|tests|\\.storybook)/" }
    },
    {
      name: "src-runs-on-dependencies",
      comment: "Packages in the shipped code belong under dependencies; the build has its own.",
      severity: "error",
      from: { path: "^src/", pathNot: [tests, "^src/build/"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "(^|/)node_modules/@types/" }
    },
    {
      name: "tests-are-imported-by-nobody",
      severity: "error",
      from: {},
      to: { path: tests }
    }
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|storybook-static|test-results)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "node", "default"] },
    skipAnalysisNotInRules: true
  }
}
