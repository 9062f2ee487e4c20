/** Where the provider of all nine channels answers when the portal's own host does not. The name is fictional. */
export const providerHosts: ReadonlyArray<string> = ["api.asistencia.example"]
