import { Effect, Layer, Schema } from "effect"
import {
  emptyMainPassenger,
  emptyPassenger,
  type MainPassengerDraft,
  type PassengerDraft,
  type PassengersDraft
} from "../../core/passengers/passenger"
import { Companions, SavedPassengers } from "../../core/passengers/SavedPassengers"
import type { TextStore } from "./browserStorage"
import { sealedEntry } from "./sealedEntry"
import { Flag, or, Text } from "./storedTrip"

const anybody = {
  Name: Text,
  Surname: Text,
  DocumentType: Text,
  DocumentNumber: Text,
  BirthDate: Text,
  Phone: Text,
  isValid: Flag
}

/** `pasajeros`, in the words of ST-02, with texts as typed. */
const StoredPassengers = Schema.Struct({
  mainPassenger: Schema.Struct({
    ...anybody,
    Address: Text,
    PostalCode: Text,
    Comuna: Text,
    Provincia: or(Schema.Struct({ idProvince: Schema.String, description: Schema.String }), {
      idProvince: "",
      description: ""
    }),
    Pais: or(Schema.Struct({ idCountry: Schema.String, description: Schema.String }), {
      idCountry: "",
      description: ""
    }),
    Mail: Text,
    EmergencyContactName: Text,
    EmergencyContactPhone: Text,
    isInitialized: Flag
  }),
  secondaryPassengers: Schema.Array(
    Schema.Struct({
      ...anybody,
      NumeroPasajero: Schema.Int.check(Schema.isBetween({ minimum: 2, maximum: 100 }))
    })
  )
})

type StoredPassengers = typeof StoredPassengers.Type

const toAnybody = (draft: PassengerDraft, isValid: boolean) => ({
  Name: draft.name,
  Surname: draft.surname,
  DocumentType: draft.documentType,
  DocumentNumber: draft.document,
  BirthDate: draft.birth,
  Phone: draft.phone,
  isValid
})

const isEmpty = (draft: PassengerDraft | MainPassengerDraft) => Object.values(draft).every((text) => text === "")

const toMain = (draft: MainPassengerDraft, isValid: boolean): StoredPassengers["mainPassenger"] => ({
  ...toAnybody(draft, isValid),
  Address: draft.address,
  PostalCode: draft.postalCode,
  Comuna: draft.comuna,
  Provincia: { idProvince: draft.province, description: draft.provinceName },
  Pais: { idCountry: draft.country, description: draft.countryName },
  Mail: draft.email,
  EmergencyContactName: draft.emergencyName,
  EmergencyContactPhone: draft.emergencyPhone,
  isInitialized: !isEmpty(draft)
})

/** Undefined if every form is empty. Other passengers' empty forms are left out (PA-08). */
const toStoredPassengers = ({ main, others }: PassengersDraft, valid: ReadonlyArray<boolean>) => {
  const secondaryPassengers = others.flatMap((other, index) =>
    isEmpty(other) ? [] : [{ NumeroPasajero: index + 2, ...toAnybody(other, valid[index + 1] ?? false) }]
  )
  if (isEmpty(main) && secondaryPassengers.length === 0) return undefined
  const stored: StoredPassengers = { mainPassenger: toMain(main, valid[0] ?? false), secondaryPassengers }
  return stored
}

const readAnybody = (stored: Omit<StoredPassengers["secondaryPassengers"][number], "NumeroPasajero">) => ({
  name: stored.Name,
  surname: stored.Surname,
  documentType: stored.DocumentType,
  document: stored.DocumentNumber,
  birth: stored.BirthDate,
  phone: stored.Phone
})

const readMain = (stored: StoredPassengers["mainPassenger"]): MainPassengerDraft => ({
  ...emptyMainPassenger,
  ...readAnybody(stored),
  email: stored.Mail,
  address: stored.Address,
  postalCode: stored.PostalCode,
  comuna: stored.Comuna,
  country: stored.Pais.idCountry,
  countryName: stored.Pais.description,
  province: stored.Provincia.idProvince,
  provinceName: stored.Provincia.description,
  emergencyName: stored.EmergencyContactName,
  emergencyPhone: stored.EmergencyContactPhone
})

/** Restores the forms in their places. Forms that were left out are empty. */
const readStoredPassengers = ({ mainPassenger, secondaryPassengers }: StoredPassengers): PassengersDraft => {
  const places = new Map(secondaryPassengers.map((stored) => [stored.NumeroPasajero - 2, readAnybody(stored)]))
  const count = Math.max(-1, ...places.keys()) + 1
  return {
    main: readMain(mainPassenger),
    others: Array.from({ length: count }, (_, place) => places.get(place) ?? emptyPassenger)
  }
}

const passengersEntry = (store: TextStore, key: "pasajeros" | "viajeros") => {
  const { change, clear, read, save } = sealedEntry(store, key, StoredPassengers)
  return {
    change,
    clear,
    load: Effect.map(read, (found) => found && readStoredPassengers(found.data)),
    save: (passengers: PassengersDraft, valid: ReadonlyArray<boolean> = []) => {
      const data = toStoredPassengers(passengers, valid)
      return data ? save(data) : clear
    }
  }
}

/** Stores the passengers under `pasajeros` for 24 hours (ST-02, TR-15). */
export const SavedPassengersStorage = (store: TextStore) => {
  const { change, ...entry } = passengersEntry(store, "pasajeros")
  const forgetOthers = change(({ data }) => ({ data: { ...data, secondaryPassengers: [] } }))
  return Layer.succeed(SavedPassengers, { ...entry, forgetOthers })
}

/** Stores who travelled under `viajeros` for a year, in the form of `pasajeros` (OU-19). */
export const CompanionsStorage = (store: TextStore) => Layer.succeed(Companions, passengersEntry(store, "viajeros"))
