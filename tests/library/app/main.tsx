import "portal/styles/tokens.css"
import "portal/styles/base.css"
import "portal/themes/messis.css"
import { Button } from "portal/components/Button"
import { Calendar } from "portal/components/Calendar"
import { Callout } from "portal/components/Callout"
import { TextField } from "portal/components/TextField"
import { useState } from "react"
import { createRoot } from "react-dom/client"

const App = () => {
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
    </main>
  )
}

// Every component must build: a file that the package lacks would fail.
export const all = import.meta.glob("./node_modules/portal/src/components/*/*.tsx")

const root = document.querySelector("#root")
if (root) createRoot(root).render(<App />)
