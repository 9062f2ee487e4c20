import { Stack } from "portal-components"
import { Trip } from "./Trip"

export default () => (
  <main>
    <Stack>
      <Trip />
    </Stack>
  </main>
)
