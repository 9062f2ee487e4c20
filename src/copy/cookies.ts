/** Words of the cookie policy (2§2). */
export const cookies = {
  title: "Políticas de cookies"
}
