import type { Channel } from "../channels"

/** A logged-in visitor. `verified` means that the visitor has proved to own the e-mail. */
export type Person = { readonly email: string; readonly verified: boolean }

const documentsOfAna = {
  dni: { documentType: 1, documentNumber: "28456712" },
  rut: { documentType: 4, documentNumber: "12345678-5" }
}

export const registrationOfAna = ({ document }: Pick<Channel, "document">) => ({
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

/** A registration, as `user/info` answers it (RG-05). */
export type RegisteredUser = ReturnType<typeof registrationOfAna>

/** The people at each start. The login page shows `told`. */
export const cast: readonly (Person & { readonly told: string })[] = [
  { email: "ana@example.com", verified: true, told: "email validado, datos registrados, dos vouchers" },
  { email: "bruno@example.com", verified: true, told: "email validado, sin registrar" },
  { email: "carla@example.com", verified: false, told: "email sin validar" }
]

export const emails: readonly string[] = cast.map(({ email }) => email)
