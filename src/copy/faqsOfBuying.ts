import { applying, type FaqFacts, type Question, type QuestionGroup } from "./faqTexts"

const length = ({ maxDays, nationalDays }: FaqFacts): Question => ({
  id: "duracion-del-viaje",
  question: "¿Cuántos días puede durar el viaje?",
  answer: [
    nationalDays > 0
      ? `Hasta ${maxDays} días por viaje, o hasta ${nationalDays} si viajás dentro de Argentina.`
      : `Hasta ${maxDays} días por viaje.`
  ]
})

const age = ({ maxAge, seniors }: FaqFacts): Question => ({
  id: "limite-de-edad",
  question: "¿Hay límite de edad?",
  answer: [
    seniors
      ? `Los planes son para viajeros de hasta ${maxAge} años. Desde los ${maxAge + 1}, la cobertura es la de categoría senior.`
      : `Sí: el límite de edad es ${maxAge} años.`
  ]
})

const registering = ({ registration }: FaqFacts): Question => ({
  id: "registro",
  question: "¿Tengo que registrarme para comprar?",
  answer: [
    registration === "required"
      ? "Sí. Podés cotizar sin registrarte; cuando elegís un plan, te pedimos que ingreses a tu cuenta o crees una."
      : "No hace falta. Si además tenés una cuenta, completás tus datos más rápido y encontrás tus vouchers en Tus Compras."
  ]
})

export const beforeBuying = (facts: FaqFacts): QuestionGroup => ({
  id: "antes-de-comprar",
  title: "Antes de comprar",
  questions: applying(
    {
      id: "que-es",
      question: "¿Qué es la asistencia al viajero?",
      answer: [
        "Es un servicio que te acompaña si durante el viaje te enfermás, tenés un accidente o surge un imprevisto de los que cubre tu plan. Atiende las 24 horas, todos los días."
      ]
    },
    {
      id: "como-cotizo",
      question: "¿Cómo cotizo mi viaje?",
      answer: [
        "Ingresá el destino, las fechas, la edad de cada pasajero, tu teléfono y tu email. Al tocar COTIZAR ves los planes disponibles con su precio final y sus cuotas."
      ],
      links: [{ label: "Cotizar", href: "/#cotizar" }]
    },
    {
      id: "como-elijo",
      question: "¿Cómo elijo el plan?",
      answer: [
        facts.manyPlans
          ? "Ofrecemos más de 10 planes. Mirá primero el monto de la cobertura y después los topes que te importan."
          : "Mirá primero el monto de la cobertura y después los topes que te importan.",
        "En cada plan, Ver detalles muestra beneficio por beneficio. Después de cotizar también podés compararlos o enviártelos por mail."
      ],
      links: [{ label: "Productos", href: "/#productos" }]
    },
    facts.annualPlans && {
      id: "planes-anuales",
      question: "¿Para quién son los planes anuales?",
      answer: ["Para quienes viajan más de una vez al año: se compran una sola vez."]
    },
    facts.nationalDays > 0 && {
      id: "viajes-por-argentina",
      question: "¿Puedo viajar cubierto dentro de Argentina?",
      answer: [
        `Sí. El plan NACIONAL es solo para viajes por Argentina de hasta ${facts.nationalDays} días, con una cobertura de $ 1.500.000.`
      ]
    },
    {
      id: "anticipacion",
      question: "¿Con cuánta anticipación puedo cotizar?",
      answer: [`Desde el mismo día y hasta ${facts.maxDaysToStart} días antes de que comience el viaje.`]
    },
    length(facts),
    age(facts),
    registering(facts),
    facts.producer && {
      id: "codigo-de-productor",
      question: "¿Para qué sirve el código de productor?",
      answer: [
        "Si te asesoró un productor, indicá que te vendió un productor e ingresá su código al cargar los datos de los pasajeros. Si no tenés el código, pedíselo."
      ]
    }
  )
})

export const paying = (facts: FaqFacts): QuestionGroup => ({
  id: "pago-y-voucher",
  title: "Pago y voucher",
  questions: [
    {
      id: "medios-de-pago",
      question: "¿Cómo puedo pagar?",
      answer: ["Con tarjeta Visa, Mastercard o American Express, en cuotas sin interés."]
    },
    {
      id: "moneda",
      question: "¿En qué moneda están los precios?",
      answer: [
        facts.nationalDays > 0
          ? "Los precios están en pesos argentinos. Las coberturas están en dólares estadounidenses, salvo la del plan NACIONAL, que está en pesos argentinos."
          : "Los precios están en pesos argentinos y las coberturas, en dólares estadounidenses."
      ]
    },
    {
      id: "cupon",
      question: "Tengo un cupón de descuento, ¿dónde lo ingreso?",
      answer: ["En el paso 2, junto a los datos de los pasajeros. Si es válido, ves el descuento antes de pagar."]
    },
    {
      id: "voucher",
      question: "¿Cómo recibo mi voucher?",
      answer: [
        "Por mail, cuando se aprueba el pago. Si compraste desde tu cuenta, también podés descargarlo en Tus Compras."
      ]
    }
  ]
})

export const regretting: QuestionGroup = {
  id: "arrepentimiento-y-baja",
  title: "Arrepentimiento y baja",
  questions: [
    {
      id: "arrepentimiento",
      question: "¿Puedo arrepentirme de la compra?",
      answer: [
        "Sí, dentro de los 10 días de la compra y hasta que comience la cobertura. Completá el formulario y nos ponemos en contacto dentro de las próximas 48 horas hábiles. No hace falta registrarte."
      ],
      links: [{ label: "Botón de arrepentimiento", href: "/arrepentimiento" }]
    },
    {
      id: "baja",
      question: "¿Cómo pido la baja del servicio?",
      answer: ["Con el formulario de baja, que lleva los mismos datos que el de arrepentimiento."],
      links: [{ label: "Botón baja de servicio", href: "/bajaservicio" }]
    },
    {
      id: "datos-para-la-baja",
      question: "¿Qué datos necesito para esos formularios?",
      answer: [
        { list: ["Tu nombre y tu documento.", "La fecha de compra y el número de voucher.", "Tu email y un mensaje."] }
      ]
    }
  ]
}
