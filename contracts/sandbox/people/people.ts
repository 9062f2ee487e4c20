/** What a registered user told of themselves, as `user/info` answers it (2§3). */
type RegisteredUser = Readonly<Record<string, string | number>>

/** Somebody with an account; `user` is what they registered in a channel, if they did. */
export type Person = {
  readonly email: string
  readonly verified: boolean
  readonly user: ((channel: string) => RegisteredUser) | undefined
}

const ana = (channel: string): RegisteredUser => ({
  name: "Ana",
  email: "ana@example.com",
  lastname: "Martínez",
  ...(channel === "B2CCHILE"
    ? { documentType: 4, documentNumber: "12345678-5" }
    : { documentType: 1, documentNumber: "28456712" }),
  birthday: "1981-05-14T00:00:00",
  gender: 50,
  country: "ARG",
  phone: "1144445555",
  state: "NoData",
  city: "NoData",
  postalCode: "1425",
  address: "NoData"
})

/** The people of the sandbox (surface, "fixed cast"). */
const cast: readonly Person[] = [
  { email: "ana@example.com", verified: true, user: ana },
  { email: "bruno@example.com", verified: true, user: undefined },
  { email: "carla@example.com", verified: false, user: undefined }
]

/** Every e-mail that has an account. */
export const emails: readonly string[] = cast.map(({ email }) => email)

/** Whoever has an e-mail; undefined for a stranger. */
export const personOf = (email: string): Person | undefined => cast.find((person) => person.email === email)
