const { options } = require("./dependency-cruiser.cjs")

/** The folders of src, without tests and stories, import one another without cycles. */
module.exports = {
  forbidden: [{ name: "rooms-without-cycles", severity: "error", scope: "folder", from: {}, to: { circular: true } }],
  options: { ...options, exclude: { path: "\\.(test|stories)\\.tsx?$" }, includeOnly: "^src/" }
}
