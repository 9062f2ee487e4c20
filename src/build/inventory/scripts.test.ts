import { expect, test } from "vitest"
import { type Bundled, listedScripts } from "./scripts"

const bundleOf = (moduleIds: Array<string>): Bundled => ({
  "assets/a-1.js": { type: "chunk", fileName: "assets/a-1.js", code: "run()", moduleIds },
  "worker.js": { type: "chunk", fileName: "worker.js", code: "", moduleIds: [] }
})

const react = `${process.cwd()}/node_modules/react/index.js`

test("a script is listed with its hash, its purposes and its owners (TR-26)", () => {
  const [listed, ...others] = listedScripts(bundleOf(["/src/core/trip/trip.ts", "\0helper", react]), "/src")
  expect(others).toEqual([])
  expect(listed).toEqual({
    src: "/assets/a-1.js",
    integrity: "sha384-SVfatnSJinMW2kaY0tNr8GWYTbuLjipKiHfYDnLbPSlyVycMxOEHwtGmEAbxJXc1",
    bytes: 5,
    purposes: ["decides by the rules", "draws", "loads the other scripts"],
    owners: ["portal", "react 19.2.9"]
  })
})

test("a package without a purpose stops the build (TR-26)", () => {
  expect(() => listedScripts(bundleOf(["/x/node_modules/@new/thing/a.js"]), "/src")).toThrow("Say why @new/thing runs")
})
