/** Words of the page that tells how to ask for assistance (2§2). */
export const assistance = {
  title: "Solicitar asistencia"
}
