"use client"
import { Button, Calendar, Menu, Popup } from "portal-components"
import { Callout } from "portal-components/Callout"
import { TextField } from "portal-components/TextField"
import { useState } from "react"

export const Trip = () => {
  const [name, setName] = useState("")
  const [start, setStart] = useState()
  return (
    <>
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
      <Button popoverTarget="popup">{start ?? "Sin fecha"}</Button>
      <Popup id="popup" label="Ayuda" closeLabel="Cerrar">
        Hola
      </Popup>
      <Menu options={[{ label: "Uno" }]}>Más</Menu>
    </>
  )
}
