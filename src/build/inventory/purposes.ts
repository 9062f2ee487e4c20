/** Why a module of the portal runs, by its folder or file under src/. The first that fits counts. */
export const ownPurposes: ReadonlyArray<readonly [place: string, purpose: string]> = [
  ["pages/", "draws the pages"],
  ["components/", "draws the parts of a page"],
  ["journey/", "holds what the visitor chose, until the document ends"],
  ["core/", "decides by the rules"],
  ["adapters/", "calls the provider and keeps the visit on the device"],
  ["channels/", "holds the brand's values, words and plans"],
  ["copy/", "holds the words"],
  ["hydration/", "brings a printed page to life"],
  ["start/", "joins the core with the browser"],
  ["build/", "wraps what the build adds"],
  ["", "starts the portal"]
]

/** Why a package runs in the visitor's browser. The build refuses a package without a line here. */
export const packagePurposes: Readonly<Record<string, string>> = {
  react: "draws",
  "react-dom": "draws",
  scheduler: "draws",
  wouter: "matches addresses with pages",
  regexparam: "matches addresses with pages",
  "@preact/signals-core": "tells pages what changed",
  "@preact/signals-react": "tells pages what changed",
  effect: "runs calls and decodes their answers",
  swiper: "slides the plans",
  "react-day-picker": "draws the calendar",
  "@date-fns/tz": "counts days for the calendar",
  "date-fns": "counts days for the calendar",
  "@base-ui/react": "opens dialogs, menus and popups",
  "@base-ui/utils": "opens dialogs, menus and popups",
  "@floating-ui/core": "places popups",
  "@floating-ui/dom": "places popups",
  "@floating-ui/react-dom": "places popups",
  "@floating-ui/utils": "places popups"
}
