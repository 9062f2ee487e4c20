declare module "autocannon" {
  type Sent = { readonly headers: Record<string, string> }
  type Options = {
    url: string
    method: "GET" | "POST"
    headers: Record<string, string>
    body?: string
    connections: number
    duration: number
    /** May change each request before it is sent. */
    requests?: readonly { readonly setupRequest: (request: Sent) => Sent }[]
  }
  type Result = {
    requests: { average: number }
    latency: { p50: number; p99: number; max: number }
    non2xx: number
    errors: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
