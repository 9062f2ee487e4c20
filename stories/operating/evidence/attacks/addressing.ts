import { an, type Front, testsIn } from "./attack"

const tried = testsIn("contracts/sandbox/attacks.test.ts")
const files = testsIn("contracts/sandbox/files.test.ts")
const valid = testsIn("contracts/sandbox/validation.test.ts")
const proxy = testsIn("contracts/sandbox/proxy.test.ts")
const hosts = testsIn("src/channels/index.test.ts")
const hostWalk = testsIn("tests/e2e/hosts.spec.ts")
const addresses = testsIn("src/adapters/http/allowedProxy.test.ts")
const client = testsIn("src/adapters/http/client.test.ts")
const first = testsIn("src/adapters/http/visitPorts.test.ts")

export const addressing: Front = {
  code: "A",
  title: "Addresses, hosts and proxies",
  attacks: [
    an(
      "A target with a host of its own: GET http://evil.example/login",
      "Succeeded: the login named that origin. Cured: 400",
      tried("the target %s, which names a host of its own, is refused")
    ),
    an(
      "X-Forwarded-Host, X-Host, Forwarded and the like name another host",
      "No answer repeats it",
      tried("%s names no host of an answer")
    ),
    an(
      "X-Forwarded-Proto: https straight from a browser",
      "Not believed: no address and no cookie says https",
      tried("x-forwarded-proto is not believed without a proxy in front")
    ),
    an("Lookalike hosts: b2c.evil.com, bbva.portal.example.evil", "No channel: a plain page without a call", [
      ...hosts("%j belongs to no channel"),
      ...hostWalk("an unknown host gets a plain page and makes no call")
    ]),
    an(
      "Host headers with other names, ports and capitals",
      "Ours alone are answered",
      valid("Host %s is refused", "Host %s is ours")
    ),
    an("..%2f, %2e%2e, %00 and dot files leave the folder", "400 or 404", files("%s does not leave the folder")),
    an(
      "Another brand's page or file by its folder's name",
      "404 of the own brand",
      files("is not for another channel, nor by its file's name")
    ),
    an("15,000 slashes in one address", "As quick as letters", files("many slashes cost no more than as many letters")),
    an(
      "/api_url names an attacker's host, http, a user name or a path",
      "No request leaves",
      addresses("may not be %j")
    ),
    an(
      "/api_url answers markup, numbers or nothing",
      "No address; the page says so",
      addresses("with %j, which is not an address")
    ),
    an(
      "The provider redirects a sale to another host",
      "A failure; nothing is sent there",
      client("for a redirect (%i), and sends nothing to another host")
    ),
    an(
      "The banner's name climbs out of its folder or is a whole address",
      "No banner",
      first("an answer with the name %j gives no banner")
    ),
    an("PROXY_TARGET on plain http or of another kind", "Refused at the start", proxy("%s is no target")),
    an(
      "A partner's p holds ../, control signs or a megabyte",
      "Not sent, or refused without repeating it",
      testsIn("contracts/sandbox/externalQuote.test.ts")(
        "no quote under %.40s, and the answer repeats nothing of it: %i"
      )
    )
  ]
}
