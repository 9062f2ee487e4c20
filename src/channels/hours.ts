/** Contact hours of the channels whose lines close at six in the evening (2§9). */
export const officeHours = "Lunes a viernes de 9:00 a 18:00"
