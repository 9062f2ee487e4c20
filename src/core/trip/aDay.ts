/** A day in milliseconds: how long the browser keeps personal data (ST-05). */
export const aDay = 24 * 60 * 60 * 1000
