export const notFound = {
  title: "No encontramos esta página",
  text: "Puede que el enlace haya cambiado. Desde el inicio podés cotizar tu viaje.",
  home: "Volver al inicio"
}
