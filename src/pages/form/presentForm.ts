import type { Remote } from "../../journey/remote"

export interface SendingWords {
  readonly sending: string
  readonly slow: string
  readonly cancel: string
}

/** The words of a form while it is sent; undefined otherwise. */
export const presentSending = (state: Remote<unknown, unknown>, words: SendingWords, onCancel: () => void) =>
  state.is === "loading"
    ? {
        text: words.sending,
        slow: state.slow ? { text: words.slow, cancelLabel: words.cancel, onCancel } : undefined
      }
    : undefined
