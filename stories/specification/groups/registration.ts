import type { Group } from "../requirement"

export const registration: Group = {
  code: "RG",
  title: "Registration",
  requirements: {
    "RG-01": { text: "The title is 'Completá tus datos personales'.", decision: 31 },
    "RG-02": {
      text: `The form begins with what is registered, or with the e-mail of the login.
        The e-mail cannot be edited.`,
      reading: "'NoData' is shown as nothing."
    },
    "RG-03": {
      text: "GUARDAR saves when every field holds; otherwise each says what is wrong.",
      reading: "The fields are e-mail, name, surname, document, birthday and phone; the address may stay empty."
    },
    "RG-04": `Saving sends POST /api/user/save with the channel's header and the user object:
      name, email, lastname, documentType, documentNumber, birthday, gender, country, phone, state,
      city, postalCode and address.`,
    "RG-05": {
      text: `Left alone, gender is 50, country ARG; state, city, postalCode and address are 'NoData'.
        birthday is a day with a time.`,
      reading: `'The last four' are those four, not the phone. The country stays ARG in Chile unless chosen.
        A RUT goes without dots.`
    },
    "RG-06": {
      text: `Saved: 'El usuario se dio de alta correctamente', then home.
        Failed: 'Fallo al dar de alta el usuario' in the corner; what was typed stays.`,
      reading: "It ends at home even amid a purchase; the strip there leads back to it.",
      decision: 34
    }
  }
}
