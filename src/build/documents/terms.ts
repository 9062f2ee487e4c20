import { contactsOf, type DocumentBrand, type DocumentContent, type DocumentSection } from "./brand"

const scope = ({ channel, facts, say }: DocumentBrand): DocumentSection => ({
  title: "A quién y a qué viajes se aplica",
  body: [
    `Los planes son para viajes que comienzan en ${channel.origin}. El viaje puede comenzar desde el mismo día de la cotización y hasta ${channel.trip.maxDaysToStart} días después.`,
    facts.nationalDays > 0
      ? `Cada viaje puede durar hasta ${facts.maxDays} días, o hasta ${facts.nationalDays} si es dentro de ${channel.origin}.`
      : `Cada viaje puede durar hasta ${facts.maxDays} días.`,
    facts.seniors
      ? `La edad límite es ${facts.maxAge} años. Desde los ${facts.maxAge + 1}, la cobertura es la de categoría senior.`
      : `La edad límite es ${facts.maxAge} años.`,
    `Los datos que ${say("cargás", "ingresas")} al comprar tienen que ser los de quienes viajan: con ellos se emite el voucher y se presta la asistencia.`
  ]
})

const cover = ({ facts, say }: DocumentBrand): DocumentSection => ({
  title: "Qué cubre",
  body: [
    "Asistencia médica por enfermedad y por accidente durante el viaje, hasta el monto de cobertura del plan, y los demás beneficios que el plan indica, cada uno hasta su tope.",
    {
      list: [
        ...(facts.telemedicine ? ["Todas las coberturas incluyen telemedicina 24/7."] : []),
        ...(facts.accidentInsurance ? ["Todas las coberturas incluyen seguro de accidentes personales."] : []),
        `Durante el embarazo, la cobertura es hasta la semana ${facts.pregnancyWeek}.`,
        "Las preexistencias, la odontología y los medicamentos tienen las condiciones propias de cada plan."
      ]
    },
    `El monto de cobertura y los topes de tu plan ${say("figuran", "aparecen")} en el anexo de este documento y en tu voucher.`
  ]
})

const limits = ({ facts }: DocumentBrand): DocumentSection => {
  const said = (all: string, premium: string) => (facts.premium ? `${all}. Plan PREMIUM: ${premium}` : all)
  return {
    title: "Topes de los beneficios",
    body: [
      facts.premium
        ? "Los beneficios se prestan hasta estos topes. El plan PREMIUM tiene los que se indican."
        : "Los beneficios se prestan hasta estos topes.",
      {
        rows: [
          ["Hotel por convalecencia", said("Hasta USD 100 por día, por 10 días", "hasta USD 400 por día")],
          ["Pérdida de equipaje", "USD 60 por kilo, hasta USD 1.200"],
          ["Pérdida de equipaje en países limítrofes", "USD 40 por kilo, hasta USD 800"],
          ["Adelanto de honorarios de abogados", said("Hasta USD 2.500", "hasta USD 5.000")],
          ["Adelanto de fianza", said("Hasta USD 12.000", "hasta USD 25.000")]
        ]
      }
    ]
  }
}

const notCovered = ({ say }: DocumentBrand): DocumentSection => ({
  title: "Qué no está cubierto",
  body: [
    {
      list: [
        "Lo que ocurre antes de que comience la cobertura o después de que termine.",
        "Lo que supera el tope de cada beneficio.",
        "Los gastos que no se avisaron dentro de las 48 horas de ocurrido el hecho.",
        `Los ${say("reintegros", "reembolsos")} que se piden sin los comprobantes originales o fuera de plazo.`
      ]
    }
  ]
})

const asking = ({ assistance, ...brand }: DocumentBrand): DocumentSection => ({
  title: assistance.title,
  body: [
    { rows: contactsOf({ assistance, ...brand }) },
    ...assistance.reminders.map(({ text, title }) => `${title}. ${text}`),
    { list: assistance.steps.list.map(({ text, title }) => `${title}. ${text}`) },
    `${assistance.urgent.title}: ${assistance.urgent.text}`
  ]
})

const complaints = ({ channel, say }: DocumentBrand): DocumentSection => ({
  title: "Dónde reclamar",
  body: [
    `Si algo no salió bien, ${say("escribinos", "escríbenos")} primero: queremos resolverlo. También ${say("podés", "puedes")} reclamar ante:`,
    { rows: channel.consumerLinks.map(({ href, label }) => [label, href] as const) }
  ]
})

const plans = ({ catalogue, coverages }: DocumentBrand): ReadonlyArray<DocumentSection> =>
  catalogue.map(({ name }) => ({
    title: `Anexo. Plan ${name}`,
    body: [{ rows: (coverages[name] ?? []).map(({ description, detail }) => [description, detail] as const) }]
  }))

/** The terms and conditions of a channel's plans, from its own data and copy (CH-10). */
export const termsOf = (brand: DocumentBrand): DocumentContent => ({
  title: "Términos y condiciones",
  lead: `Condiciones de los planes de asistencia al viajero que se venden con la marca ${brand.channel.brandName}.`,
  sections: [
    ...brand.legal("quienes-somos"),
    scope(brand),
    cover(brand),
    limits(brand),
    notCovered(brand),
    asking(brand),
    { title: brand.assistance.reimbursement.title, body: brand.assistance.reimbursement.body },
    ...brand.legal("cotizacion-y-compra", "arrepentimiento", "anulacion"),
    complaints(brand),
    ...plans(brand)
  ]
})
