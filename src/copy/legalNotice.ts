/** Words of the legal notice (2§2). */
export const legalNotice = {
  title: "Aviso legal"
}
