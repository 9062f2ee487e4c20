import { Article } from "../../components/Article/Article"
import { Contents } from "../../components/Contents/Contents"
import { legalNotice } from "../../copy/legalNotice"
import { useJourney, useWords } from "../../journey/useJourney"
import { usePublisher } from "../shell/usePublisher"
import { Reading, Sections } from "./Reading"

export const LegalNoticePage = () => {
  const { looks } = useJourney()
  const words = useWords(legalNotice)
  const sections = words.sections(usePublisher())
  const contents = sections.map(({ id, title }) => ({ href: `#${id}`, label: title }))
  return (
    <Reading title={words.title} lead={words.lead} scenery={looks.results}>
      <Article contents={<Contents title={words.index} links={contents} />}>
        <Sections sections={sections} />
      </Article>
    </Reading>
  )
}
