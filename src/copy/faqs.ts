import { beforeBuying, paying, regretting } from "./faqsOfBuying"
import { afterTravelling, covered, travelling } from "./faqsOfTravelling"
import type { FaqFacts, OwnWords, QuestionGroup } from "./faqTexts"
import { page } from "./overlay"

/** The texts of the frequent questions (LG-01). The page shows `groupsOf` them. */
export const faqs = page("faqs", {
  title: "Preguntas frecuentes",
  lead: "Respuestas cortas a lo que más nos preguntan.",
  search: {
    label: "Buscar en las preguntas",
    placeholder: "Por ejemplo: equipaje",
    clear: "Borrar búsqueda",
    found: (questions: number) => (questions === 1 ? "1 pregunta" : `${questions} preguntas`),
    none: "No encontramos preguntas con esas palabras. Probá con otras o escribinos."
  },
  link: { copy: "Copiar enlace", copied: "Enlace copiado" },
  index: "Temas",
  more: { title: "¿Te quedó alguna duda?", text: "Escribinos o llamanos y te respondemos.", action: "Contacto" },
  facts: {
    maxDays: 0,
    maxDaysToStart: 0,
    nationalDays: 0,
    registration: "optional",
    producer: false,
    telemedicine: false,
    accidentInsurance: true,
    manyPlans: false,
    annualPlans: false,
    premium: false,
    seniors: false,
    maxAge: 0,
    pregnancyWeek: 0,
    hours: "",
    assistancePage: false
  } as FaqFacts,
  groups: (facts: FaqFacts): ReadonlyArray<QuestionGroup> => [
    beforeBuying(facts),
    covered(facts),
    travelling(facts),
    afterTravelling(facts),
    paying(facts)
  ],
  cancelling: regretting,
  own: [] as ReadonlyArray<OwnWords>
})

/** The questions that a channel answers, with its facts and in its own words. */
export const groupsOf = ({ cancelling, facts, groups, own }: typeof faqs): ReadonlyArray<QuestionGroup> => {
  const inOwnWords = <Texts extends { readonly id: string }>(texts: Texts): Texts => ({
    ...texts,
    ...own.find(({ id }) => id === texts.id)
  })
  return [...groups(facts), cancelling].map((group) => ({
    ...inOwnWords(group),
    questions: group.questions.map(inOwnWords)
  }))
}
