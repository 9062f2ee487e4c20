/** What is said twice although the page cannot help it, by a part of the line, and why. */
const known: Readonly<Record<string, string>> = {
  "Ingresa la edad de todos los pasajeros.":
    "Orca reads an opening dialog's texts, and then its field with the message",
  "teléfono del contacto de emergencia.": "Orca says the summary once more when its first field has the focus",
  "saliendo de la lista.": "lists in lists, which end at one place"
}

/** Whether a line that is said twice is a known one. */
export const isKnown = (line: string): boolean => Object.keys(known).some((part) => line.endsWith(part))
