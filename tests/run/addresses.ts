/** An address as it is sent, and the status that the documented server and the sandbox give it. */
type Address = readonly [path: string, status: 200 | 400 | 404]

const faqs: ReadonlyArray<string> = [
  "/faqs",
  "/faqs/",
  "//faqs",
  "//faqs//",
  "/FAQS",
  "/Faqs/",
  "/%66aqs",
  "/./faqs",
  "/x/../faqs"
]
const payment: ReadonlyArray<string> = [
  "/cotizarcompletarpago",
  "/cotizarcompletarpago/",
  "/%63otizarcompletarpago",
  "/CotizarCompletarPago",
  "/%43otizarCompletarPago/",
  "//cotizarcompletarpago",
  "/cotizarcompletarpago?a=/faqs",
  "/%63otizarpasajeros",
  "/%74uscompras",
  "/tusdatos%2f",
  "/%63ompraexterna?p=1",
  "/compraexterna/?p=1"
]

/** Every way to write an address that has misled a server, on the host of B2C (TR-21). */
export const addresses: ReadonlyArray<Address> = [
  ...[...faqs, ...payment].map((path) => [path, 200] as const),
  ["/", 200],
  ["/?a=1", 200],
  ["//", 200],
  ["/b2c/icon.svg", 200],
  ["/robots.txt", 200],
  ["/nada", 404],
  ["/nada.js", 404],
  ["/assets/nada.js", 404],
  ["/assets/", 404],
  ["/assets", 404],
  ["/faqs/nada", 404],
  ["/faqs%3fa", 404],
  ["/faqs;a=1", 404],
  ["/faqs%20", 404],
  ["/%2563otizarcompletarpago", 404],
  ["/index.html", 404],
  ["/b2c/index.html", 404],
  ["/b2c/404.html", 404],
  ["/b2c/faqs/index.html", 404],
  ["/b2c/faqs/index.html.br", 404],
  ["/b2c/faqs", 404],
  ["/bbva/faqs/index.html", 404],
  ["/bbva/faqs", 404],
  ["/bbva/icon.svg", 404],
  ["/bbva/manifest.webmanifest", 404],
  ["/maps.nginx.conf", 404],
  ["/release/scripts.json", 404],
  ["//release/scripts.json", 404],
  ["/%72elease/scripts.json", 404],
  ["/%5Cevil.com/", 400],
  ["/%5cevil.com", 400],
  ["/faqs%0d%0aSet-Cookie:%20a=1", 400],
  ["/%09/", 400],
  ["/%00", 400],
  ["/faqs%00.html", 400],
  ["/..%2fsecret.txt", 400],
  ["/%2e%2e%2f%2e%2e%2fetc/passwd", 400],
  ["/.env", 400],
  ["/assets/.git/config", 400],
  ["/%E0%A4%A", 400]
]
