import type { Remote } from "../../journey/engine/remote"

/** What a form says while it waits. */
export interface SendingWords {
  readonly sending: string
  readonly slow: string
  readonly cancel: string
}

/** How the sending of a form stands, in its words; nothing unless it is under way. */
export const presentSending = (state: Remote<unknown, unknown>, words: SendingWords, onCancel: () => void) =>
  state.is === "loading"
    ? {
        text: words.sending,
        slow: state.slow ? { text: words.slow, cancelLabel: words.cancel, onCancel } : undefined
      }
    : undefined
