import { EmptyState } from "../components/EmptyState/EmptyState"

/** What any host that no brand lists gets: a plain page, and no call (1§1). It has no channel, so its words are here. */
export const UnknownHostPage = () => (
  <main>
    <title>Portal no encontrado</title>
    <EmptyState
      kind="failed"
      title="No hay ningún portal en esta dirección"
      text="Revisá que la dirección esté bien escrita, o entrá desde el sitio de tu banco, tu productor o tu agencia."
    />
  </main>
)
