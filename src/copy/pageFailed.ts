/** Words of what stands in the place of a page that could not be fetched or drawn; true in either voice. */
export const pageFailed = {
  title: "No pudimos cargar la página",
  text: "Puede que se haya cortado la conexión o que el portal se haya actualizado.",
  retry: "Reintentar"
}
