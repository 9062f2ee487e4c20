import { useMemo, useState } from "react"
import { Accordion } from "../../components/Accordion/Accordion"
import { Button, LinkButton } from "../../components/Button/Button"
import { Callout } from "../../components/Callout/Callout"
import { Columns } from "../../components/Columns/Columns"
import { Contents } from "../../components/Contents/Contents"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { SearchField } from "../../components/SearchField/SearchField"
import { faqs, groupsOf } from "../../copy/faqs"
import type { Question } from "../../copy/faqTexts"
import { matchesQuery } from "../../core/faqs/matchesQuery"
import { useJourney, useWords } from "../../journey/useJourney"
import { Blocks, Reading } from "./Reading"

const textOf = ({ answer, question }: Question) =>
  [question, ...answer.flatMap((block) => (typeof block === "string" ? block : block.list))].join(" ")

export const FaqsPage = () => {
  const { looks } = useJourney()
  const words = useWords(faqs)
  const [query, setQuery] = useState("")
  const groups = useMemo(() => groupsOf(words), [words])
  const found = useMemo(
    () => new Set(groups.flatMap(({ questions }) => questions).filter((one) => matchesQuery(textOf(one), query))),
    [groups, query]
  )
  const contents = groups
    .filter(({ questions }) => questions.some((question) => found.has(question)))
    .map(({ id, title }) => ({ href: `#${id}`, label: title }))
  const { link, more, search } = words
  const contact = <LinkButton href="/contacto">{more.action}</LinkButton>
  return (
    <Reading title={words.title} lead={words.lead} scenery={looks.heroes[1]}>
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        clearLabel={search.clear}
        value={query}
        onChange={setQuery}
        status={search.found(found.size)}
      />
      <Columns at="start" aside={contents.length > 0 && <Contents title={words.index} links={contents} />}>
        {groups.map(({ id, questions, title }) => (
          <Accordion
            key={id}
            id={id}
            title={title}
            copyLabel={link.copy}
            copiedLabel={link.copied}
            items={questions.map((question) => ({
              id: question.id,
              title: question.question,
              hidden: !found.has(question),
              children: <Blocks blocks={question.answer} links={question.links} />
            }))}
          />
        ))}
        {found.size === 0 ? (
          <EmptyState
            kind="empty"
            title={search.none}
            actions={
              <>
                {contact}
                <Button kind="line" onClick={() => setQuery("")}>
                  {search.clear}
                </Button>
              </>
            }
          />
        ) : (
          <Callout kind="info" icon="chat-circle-text" title={more.title} action={contact}>
            <p>{more.text}</p>
          </Callout>
        )}
      </Columns>
    </Reading>
  )
}
