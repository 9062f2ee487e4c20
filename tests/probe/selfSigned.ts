import { generateKeyPairSync, sign } from "node:crypto"

/** One element of DER: its tag, the length of its content, its content. */
const der = (tag: number, ...parts: ReadonlyArray<Buffer>): Buffer => {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: ReadonlyArray<Buffer>) => der(0x30, ...parts)
const bytes = (hex: string) => Buffer.from(hex, "hex")

const ecdsaWithSha256 = sequence(der(0x06, bytes("2a8648ce3d040302")))
const subjectAlternativeName = der(0x06, bytes("551d11"))
const basicConstraints = der(0x06, bytes("551d13"))
const commonName = der(0x06, bytes("550403"))
const isAuthority = der(0x04, sequence(der(0x01, bytes("ff"))))

const nameOf = (name: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))))

/** `YYYYMMDDHHMMSSZ`. */
const time = (when: Date) => der(0x18, Buffer.from(`${when.toISOString().replace(/[-:T]/g, "").replace(/\..*/, "")}Z`))

const pem = (content: Buffer) =>
  [
    "-----BEGIN CERTIFICATE-----",
    ...(content.toString("base64").match(/.{1,64}/g) ?? []),
    "-----END CERTIFICATE-----\n"
  ].join("\n")

/** A key, and a certificate that it signs itself for some hosts, good until a day. */
export const selfSigned = (hosts: ReadonlyArray<string>, until: Date) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const alternatives = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))
  const extensions = sequence(
    sequence(basicConstraints, isAuthority),
    sequence(subjectAlternativeName, der(0x04, alternatives))
  )
  const name = nameOf("Portal probe")
  const content = sequence(
    der(0xa0, der(0x02, bytes("02"))),
    der(0x02, bytes("01")),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - 86_400_000 * 400)), time(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions)
  )
  const signature = der(0x03, bytes("00"), sign("sha256", content, privateKey))
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: pem(sequence(content, ecdsaWithSha256, signature))
  }
}
