/** Words of the contact page (2§2). */
export const contact = {
  title: "CONTACTO"
}
