declare module "autocannon" {
  type Options = {
    url: string
    method: "GET" | "POST"
    headers: Record<string, string>
    body?: string
    connections: number
    duration: number
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
