/** The login service's session (SR-01). */
export interface Session {
  readonly email: string
  readonly verified: boolean
}

/** The portal counts a visitor as logged in only with a verified e-mail (SH-04). */
export const isLoggedIn = (session: Session | undefined): session is Session => session?.verified === true
