/** For a host that no brand lists. It has no channel, so no override applies. */
export const unknownHost = {
  title: "No hay ningún portal en esta dirección",
  text: "Revisá que la dirección esté bien escrita, o entrá desde el sitio de tu banco, tu productor o tu agencia."
}
