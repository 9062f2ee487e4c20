import { useState } from "react"
import { createRoot } from "react-dom/client"

/*
 * The content that the interactions of the portal change, in React alone: no router, no styles, no
 * library. It is the floor of tests/bench/interactions.ts.
 */
const count = (length: number) => Array.from({ length }, (_, at) => at + 1)

const Calendar = () => {
  const [day, setDay] = useState(0)
  return (
    <table aria-label="Fechas">
      <tbody>
        {count(12).map((week) => (
          <tr key={week}>
            {count(7).map((at) => (
              <td key={at}>
                <button type="button" aria-pressed={day === week * 7 + at} onClick={() => setDay(week * 7 + at)}>
                  {`día ${week * 7 + at}`}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Comparison = () => (
  <table aria-label="Comparar">
    <tbody>
      {count(19).map((row) => (
        <tr key={row}>
          <th scope="row">{`Beneficio ${row}`}</th>
          <td>{`USD ${row}.000`}</td>
          <td>Igual</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Form = () => {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  return (
    <form>
      {count(4).map((person) => (
        <fieldset key={person}>
          <legend>{`Pasajero ${person}`}</legend>
          {count(person === 1 ? 14 : 5).map((field) => {
            const name = `campo ${person}.${field}`
            return (
              <label key={name}>
                {name}
                <input
                  value={values[name] ?? ""}
                  onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
                />
              </label>
            )
          })}
        </fieldset>
      ))}
    </form>
  )
}

const Results = () => (
  <>
    {count(15).map((plan) => (
      <article key={plan}>
        <h2>{`Plan ${plan}`}</h2>
        <ul>
          {count(8).map((row) => (
            <li key={row}>{`Beneficio ${row}: USD ${row}.000`}</li>
          ))}
        </ul>
        <p>{`$ ${plan}.000`}</p>
        <button type="button">Detalles</button>
        <button type="button">Comprar</button>
      </article>
    ))}
  </>
)

const Text = ({ title }: { readonly title: string }) => (
  <>
    <h1>{title}</h1>
    {count(20).map((part) => (
      <section key={part}>
        <h2>{`Parte ${part}`}</h2>
        <p>{`Texto de la parte ${part}.`}</p>
      </section>
    ))}
  </>
)
const Questions = () => <Text title="Preguntas" />
const Contact = () => <Text title="Contacto" />

const pages = {
  calendario: Calendar,
  comparar: Comparison,
  formulario: Form,
  resultados: Results,
  preguntas: Questions,
  contacto: Contact
} as const
type Page = keyof typeof pages

const Bare = () => {
  const [page, setPage] = useState<Page>()
  const Shown = page && pages[page]
  return (
    <main>
      {(Object.keys(pages) as ReadonlyArray<Page>).map((name) => (
        <button key={name} type="button" onClick={() => setPage(name)}>
          {name}
        </button>
      ))}
      {Shown && <Shown />}
    </main>
  )
}

const root = document.getElementById("root")
if (root) createRoot(root).render(<Bare />)
