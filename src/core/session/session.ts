/** Who is logged in, as far as the login service tells (SR-01). */
export interface Session {
  readonly email: string
  /** The e-mail was proved to be theirs. */
  readonly verified: boolean
}

/** Whether the portal treats the visitor as logged in: without a verified e-mail it does not (SH-04). */
export const isLoggedIn = (session: Session | undefined): session is Session => session?.verified === true
