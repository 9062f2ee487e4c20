import * as every from "portal-components"
import { Button, Calendar, Callout } from "portal-components"
import { TextField } from "portal-components/TextField"
import { useState } from "react"

export const App = () => {
  const [name, setName] = useState("")
  const [start, setStart] = useState<string>()
  return (
    <main>
      <Callout kind="info" icon="info-fill" title="Hola">
        {name}
      </Callout>
      <TextField label="Nombre" name="name" value={name} onChange={setName} />
      <Calendar
        words={{ previousMonth: "Anterior", nextMonth: "Siguiente" }}
        today="2026-11-26"
        start={start}
        end={undefined}
        muted={() => false}
        onPick={setStart}
      />
      <Button>{start ?? "Sin fecha"}</Button>
      <output>{Object.keys(every).length}</output>
    </main>
  )
}
