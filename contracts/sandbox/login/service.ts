/** A login service other than the sandbox's own, and our credentials there. */
export type OutsideService = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | undefined
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)

/** Whether an issuer may use http: only on this machine. */
export const isPlain = (issuer: string): boolean => new URL(issuer).protocol === "http:"

/**
 * The login service of `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`; throws in Spanish
 * if they are wrong.
 */
export const outsideService = (env: Readonly<Record<string, string | undefined>>): OutsideService | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer && !clientId && !clientSecret) return undefined
  const url = URL.canParse(issuer ?? "") ? new URL(issuer ?? "") : undefined
  if (url === undefined || !(url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url))))
    throw new Error("OIDC_ISSUER debe ser una dirección https.")
  if (!clientId) throw new Error("Falta OIDC_CLIENT_ID.")
  return { issuer: issuer ?? "", clientId, clientSecret: clientSecret || undefined }
}
