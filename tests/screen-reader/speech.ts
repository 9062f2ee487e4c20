import { createServer, type Socket } from "node:net"
import { createInterface } from "node:readline"

/** What the screen reader gave to the voice. */
export interface Spoken {
  readonly text: string
  /** The voice's language, such as `es`. */
  readonly language: string
  /** `Date.now()` when it came. */
  readonly at: number
}

export interface Speech {
  /** Everything so far, oldest first. */
  readonly spoken: ReadonlyArray<Spoken>
  readonly close: () => void
}

const lists: Readonly<Record<string, ReadonlyArray<string>>> = {
  OUTPUT_MODULES: ["250-silent", "250 OK MODULE LIST SENT"],
  SYNTHESIS_VOICES: ["249-es\tes\tnone", "249 OK VOICE LIST SENT"],
  VOICES: ["249-FEMALE1", "249 OK VOICE LIST SENT"]
}

const answers: Readonly<Record<string, ReadonlyArray<string>>> = {
  GET: ["251-0", "251 OK GET RETURNED"],
  HISTORY: ["245-1", "245 OK CLIENT ID SENT"],
  QUIT: ["231 HAPPY HACKING"],
  SET: ["203 OK SET"]
}

const entities: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" }

/** The words of a text in SSML. */
const wordsOf = (text: string) =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim()

/** Answers one client of speech-dispatcher in its protocol, SSIP, and notes what it has to speak. */
const attend = (socket: Socket, spoken: Array<Spoken>) => {
  let [language, count] = ["", 0]
  let text: Array<string> | undefined
  const answer = (lines: ReadonlyArray<string>) => socket.write(lines.map((line) => `${line}\r\n`).join(""))
  /**
   * A voice that takes no time: it begins and ends at once, so that reading goes on. The client may
   * miss an end that comes before it listens for it, hence the later ones.
   */
  const speak = (words: string) => {
    count += 1
    const id = count
    if (words !== "") spoken.push({ text: words, language, at: Date.now() })
    answer([`225-${id}`, "225 OK MESSAGE QUEUED"])
    const end = () => count === id && answer([`701-${id}`, "701-1", "701 BEGIN", `702-${id}`, "702-1", "702 END"])
    for (const ms of [20, 150, 400]) setTimeout(end, ms)
  }
  const obey = (line: string) => {
    const [verb = "", ...rest] = line.split(" ")
    const last = rest.at(-1) ?? ""
    if (verb === "SPEAK") {
      text = []
      return answer(["230 OK RECEIVING DATA"])
    }
    if (verb === "CHAR" || verb === "KEY") return speak(last)
    if (verb === "SET" && rest[1] === "LANGUAGE") language = last
    return answer(verb === "LIST" ? (lists[last] ?? ["250 OK"]) : (answers[verb] ?? ["210 OK DONE"]))
  }
  createInterface({ input: socket }).on("line", (line) => {
    if (text === undefined) return obey(line.trim())
    if (line !== ".") return text.push(line.replace(/^\.\./, "."))
    const words = wordsOf(text.join(" "))
    text = undefined
    return speak(words)
  })
  socket.on("error", () => socket.destroy())
}

/** Stands in for speech-dispatcher on a Unix socket: a voice that is written down. */
export const startSpeech = async (path: string): Promise<Speech> => {
  const spoken: Array<Spoken> = []
  const server = createServer((socket) => attend(socket, spoken))
  await new Promise<void>((resolve) => server.listen(path, resolve))
  return { spoken, close: () => void server.close() }
}
