/** Words of the withdrawal, service cancellation and annulment forms (2§2). */
export const withdrawal = {
  title: "Botón de arrepentimiento"
}
