export const pageFailed = {
  title: "No pudimos cargar la página",
  text: "Puede que se haya cortado la conexión o que el portal se haya actualizado.",
  retry: "Reintentar"
}
