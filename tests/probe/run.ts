import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { asUrl, giveUp, optionsOr, orGiveUp } from "../../contracts/verifier/options"
import { probeAll, type Seen } from "./probe"
import { provePlanted } from "./prove"
import { type Rules, targetsOf } from "./target"

const help = `Asks a running portal what its visitors would, and names what is not as released (OU-26).

  npm run probe -- --url https://{host}
  npm run probe -- --url https://asistencia.b2c.example --json
  npm run probe -- --url http://{host} --resolve 127.0.0.1:4000
  npm run probe -- --prove

  --url      the portal. {host} stands for each brand's host, {id} for its folder; without either
             the one brand of that host is probed
  --resolve  host:port where every host is sought instead of in the DNS
  --dist     the build that was released, with its folder release/; dist/ by default
  --connect  an origin that pages may call beside their own; can be repeated
  --days     the fewest days that a certificate may still last; 21 by default
  --slow     the slowest good quote, in milliseconds; 3000 by default
  --age      the oldest copy of a page that a cache may send, in seconds; 600 by default
  --email    who asks for the quote; sonda@example.com by default
  --phone    ten digits; 1155550143 by default
  --ca       a file with a certificate authority beside the known ones
  --json     prints JSON: url, time, looks
  --prove    serves the build of \`npm run build\` itself: outages that it plants must be found, and
             unchanged brands must raise no alarm
  --help     this

Sells nothing. Ends with 0 if all is well, 1 if not, 2 if it could not begin.`

const options = {
  url: { type: "string" },
  resolve: { type: "string" },
  dist: { type: "string", default: "dist" },
  connect: { type: "string", multiple: true },
  days: { type: "string", default: "21" },
  slow: { type: "string", default: "3000" },
  age: { type: "string", default: "600" },
  email: { type: "string", default: "sonda@example.com" },
  phone: { type: "string", default: "1155550143" },
  ca: { type: "string" },
  json: { type: "boolean" },
  prove: { type: "boolean" },
  help: { type: "boolean" }
} as const

const asked = optionsOr(help, () => parseArgs({ options }).values)

const numberOf = (name: "days" | "slow" | "age") => {
  const value = Number(asked[name])
  return Number.isFinite(value) && value >= 0 ? value : giveUp(`--${name} is no number: ${asked[name]}`)
}

const placeOf = (text: string): NonNullable<Rules["place"]> => {
  const [, host, port] = /^([^:]+):(\d{1,5})$/.exec(text) ?? giveUp(`--resolve is host:port, not: ${text}`)
  return { host: String(host), port: Number(port) }
}

const rulesOf = (): Rules => {
  const { ca, connect = [], dist, email, phone, resolve } = asked
  if (!existsSync(join(dist, "release/scripts.json"))) giveUp(`${dist} is no build: name the one that was released.`)
  return {
    ...{ dist, connect, email, phone, days: numberOf("days"), slow: numberOf("slow"), age: numberOf("age") },
    today: new Date().toISOString().slice(0, 10),
    ...(resolve === undefined ? {} : { place: placeOf(resolve) }),
    ...(ca === undefined ? {} : { ca: readFileSync(ca, "utf8") })
  }
}

const lineOf = ({ channel, findings, kind, seen }: Seen) =>
  `${findings.length === 0 ? "✓" : "✗"} ${channel.padEnd(9)} ${kind.padEnd(12)} ${[...findings, ...(findings.length === 0 ? [seen] : [])].join("; ")}`

const watch = async (template: string) => {
  asUrl("url", template.replace(/\{(host|id)\}/g, "a"))
  const looks = await probeAll(await targetsOf(template), rulesOf())
  const ill = looks.filter(({ findings }) => findings.length > 0).length
  if (asked.json) console.log(JSON.stringify({ url: template, time: new Date().toISOString(), looks }, null, 2))
  else console.log([...looks.map(lineOf), `${looks.length - ill} as they must be, ${ill} not`].join("\n"))
  return ill === 0
}

const prove = async () => {
  const { failed, output, passed } = await provePlanted(asked.dist, console.log)
  console.log([...(output === "" ? [] : [output]), `${passed} held, ${failed} failed`].join("\n"))
  return failed === 0
}

process.exitCode = (await (asked.prove ? prove() : watch(asked.url ?? "")).catch(orGiveUp)) ? 0 : 1
