import type { Channel } from "../channels"

/** A logged-in visitor. `verified` means that the visitor has proved to own the e-mail. */
export type Person = { readonly email: string; readonly verified: boolean }

/** A registration, as `user/info` answers it (RG-05). */
export type RegisteredUser = {
  readonly name: string
  readonly email: string
  readonly lastname: string
  readonly documentType: number
  readonly documentNumber: string
  readonly birthday: string
  readonly gender: number
  readonly country: string
  readonly phone: string
  readonly state: string
  readonly city: string
  readonly postalCode: string
  readonly address: string
}

const documentsOfAna = {
  dni: { documentType: 1, documentNumber: "28456712" },
  rut: { documentType: 4, documentNumber: "12345678-5" }
}

export const registrationOfAna = ({ document }: Pick<Channel, "document">): RegisteredUser => ({
  name: "Ana",
  email: "ana@example.com",
  lastname: "Martínez",
  ...documentsOfAna[document],
  birthday: "1981-05-14T00:00:00",
  gender: 50,
  country: "ARG",
  phone: "1144445555",
  state: "NoData",
  city: "NoData",
  postalCode: "1425",
  address: "NoData"
})

/** The people at each start. The login page shows `told`. */
export const cast: readonly (Person & { readonly told: string })[] = [
  { email: "ana@example.com", verified: true, told: "email validado, datos registrados, dos vouchers" },
  { email: "bruno@example.com", verified: true, told: "email validado, sin registrar" },
  { email: "carla@example.com", verified: false, told: "email sin validar" }
]

export const emails: readonly string[] = cast.map(({ email }) => email)
