import { FieldRow } from "../../src/components/FieldRow/FieldRow"
import { PassengerSection } from "../../src/components/PassengerCard/PassengerCard"
import { SelectField } from "../../src/components/SelectField/SelectField"
import { TextField } from "../../src/components/TextField/TextField"

const noop = () => {}
const list = (label: string, chosen: string) => (
  <SelectField
    label={label}
    name={label}
    value={chosen}
    options={[{ value: chosen, label: chosen }]}
    placeholder="Elegí"
    onChange={noop}
  />
)
const text = (label: string, value: string) => (
  <TextField label={label} name={label} value={value} valid onChange={noop} />
)

const documentRow = (number: string, birth: string) => (
  <FieldRow columns="thirds">
    {list("Tipo de documento", "DNI")}
    <TextField
      label="Número de documento"
      name="document"
      value={number}
      hint="Sólo números"
      inputMode="numeric"
      valid
      onChange={noop}
    />
    {text("Fecha de nacimiento", birth)}
  </FieldRow>
)

/** The full form of the main passenger. */
export const mainPassenger = (
  <>
    <FieldRow columns="halves">
      {text("Nombre", "Ana")}
      {text("Apellido", "Martínez")}
    </FieldRow>
    {documentRow("28456712", "14/03/1992")}
    <FieldRow columns="halves">
      {text("Email", "ana@example.com")}
      {text("Teléfono", "1155550143")}
    </FieldRow>
    <PassengerSection title="Domicilio">
      <FieldRow columns="wide">
        {text("Dirección", "Av. Rivadavia 4820, 3.º B")}
        {text("Código postal", "1424")}
      </FieldRow>
      <FieldRow columns="halves">
        {list("País", "Argentina")}
        {list("Provincia", "Ciudad Autónoma de Buenos Aires")}
      </FieldRow>
    </PassengerSection>
    <PassengerSection title="Contacto de emergencia">
      <FieldRow columns="halves">
        {text("Nombre del contacto de emergencia", "Lucía Gómez")}
        {text("Teléfono del contacto de emergencia", "1155550187")}
      </FieldRow>
    </PassengerSection>
  </>
)

/** The short form of another passenger. */
export const otherPassenger = (
  <>
    <FieldRow columns="halves">
      {text("Nombre", "Tomás")}
      {text("Apellido", "Martínez")}
    </FieldRow>
    {documentRow("56120934", "02/05/2016")}
    <FieldRow columns="thirds">{text("Teléfono", "1155550143")}</FieldRow>
  </>
)
