import type { Group } from "../requirement"

export const passengers: Group = {
  code: "PA",
  title: "Step 2: passengers",
  requirements: {
    "PA-01": "The title is 'PASO 2: Información de los pasajeros'.",
    "PA-02": "Passenger 1 has the whole form, each other a shorter one under their age.",
    "PA-03": {
      text: `Each gives name, surname, document, birth and phone.
        The first also gives address, country, province, e-mail and whom to call in an emergency.`,
      reading: `The emergency contact is asked for and kept; the sale has no key for it, so it is not sent.
        The first one's phone is put in for the others, who may change it.`
    },
    "PA-04": {
      text: "B2CCHILE says 'Región' for the province and asks for a comuna in place of the postal code.",
      channels: "B2CCHILE alone"
    },
    "PA-05": `POST {proxy}/public_api/valueslist answers the types of document, each with IdValuesList,
      Description and id.`,
    "PA-06": {
      text: `GET {proxy}/public_api/country answers countries: idCountry, description.
        GET {proxy}/public_api/state/country/{countryId} answers provinces: idProvince, description.
        They are asked for at each change of country.`,
      reading: `Where one document says that a path is not shown and the other shows it, the shown one counts.
        A country without provinces answers [], and its buyers go on.`,
      decision: 76
    },
    "PA-07": "With a login 'USAR MIS DATOS' fills the first passenger from the buyer's profile.",
    "PA-08": `Passengers are kept and come back after a reload.
      A form that is wholly empty is not kept.`,
    "PA-09": "CONTINUAR goes on to /cotizarcompletarpago when every passenger holds.",
    "PA-10": {
      text: "A birth that does not make the declared age: 'La edad no coincide con la fecha de nacimiento.'",
      reading: `Ages are as of today where the visitor is. On the birthday the year counts; 29 February is 1 March.
        A month may be a word; an hour or a final stop behind the day does not count.`,
      decision: 28
    },
    "PA-11": {
      text: `The cart stands beside the forms.
        Coupon and editable cart are on step 2 alone.`,
      reading: "It offers 'Cambiar plan' and 'Quitar cupón'."
    },
    "PA-12": "A list that does not come leaves the page usable and offers to try again.",
    "PA-13": {
      text: `Ages that are no longer the quoted ones can be taken over, and the trip is quoted again.
        The same ages in another order swap the forms.`,
      reading: "A birthday between quote and purchase would otherwise end the purchase.",
      decision: 28,
      origin: "ours"
    },
    "PA-14": {
      text: `In Argentina a photo of a DNI's front fills name, surname, number and birth date.
        The device reads it; the photo is neither kept nor sent, and each field stays editable.`,
      reading: `Browsers that read no PDF417 codes do not offer it.
        The order of the code's fields comes from public descriptions; no real document or phone was tried.`,
      origin: "ours"
    }
  }
}
