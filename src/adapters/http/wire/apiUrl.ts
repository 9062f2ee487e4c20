import { Option, Schema } from "effect"

/** `/api_url` as it may answer: a JSON string, or an object that names the address in one of three ways. */
const WireApiUrl = Schema.Union([
  Schema.String,
  Schema.Struct({ url: Schema.String }),
  Schema.Struct({ api_url: Schema.String }),
  Schema.Struct({ proxy: Schema.String })
])

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(WireApiUrl))

/** The address inside an answer of `/api_url`; an answer that is not JSON is the address itself. */
export const readApiUrl = (text: string): string => {
  const found = Option.getOrElse(decode(text), () => text)
  if (typeof found === "string") return found.trim()
  return ("url" in found ? found.url : "api_url" in found ? found.api_url : found.proxy).trim()
}
