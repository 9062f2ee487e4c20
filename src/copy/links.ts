/** Words of the internal page of links (2§2). */
export const links = {
  title: "Enlaces"
}
