/** Words of the frequent questions (2§2). */
export const faqs = {
  title: "Preguntas frecuentes"
}
