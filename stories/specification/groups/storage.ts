import type { Group } from "../requirement"

export const storage: Group = {
  code: "ST",
  title: "What the browser keeps",
  requirements: {
    "ST-01": `The search is kept under busquedaCotizar: objDetallesViaje, cuponDescuento, productor,
      vendioProductor, carrito and resultados.
      objDetallesViaje holds telefono, destino, origen, email, edadesPasajeros [{id, edad}],
      fechas {fechaInicio, fechaFin}, suscribir and cuponDescuento.`,
    "ST-02": `The passengers' entry holds the main one and a list of others, each with its validity.
      The main one has Name, Surname, DocumentType, DocumentNumber, BirthDate, Phone, Address,
      PostalCode, Comuna, Provincia, Pais, Mail, EmergencyContactName and EmergencyContactPhone.
      The others have NumeroPasajero, Name, Surname, DocumentType, DocumentNumber, BirthDate, Phone.
      The result of the purchase keeps idSalesOrder and reserveId.`,
    "ST-03": "An entry that is broken or of another version is dropped, without a word.",
    "ST-04": "Without storage one can quote and buy in one sitting.",
    "ST-05": {
      text: `What is kept has an age limit, and a visitor can erase it; a card is never kept.
        A visitor takes it along: one JSON file with each key, its time and its content, made in the
        browser and sent nowhere.`,
      reading: `Passengers and typed data last 24 hours, the search 30 days. Success and logout clear them.
        The bar of the home outlasts a reload in its tab, until it is sent.`,
      decision: 46,
      origin: "ours"
    }
  }
}
