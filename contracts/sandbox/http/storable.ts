const lone = /\p{Cs}/u

/** Whether a database can store the text: it has neither NUL nor a lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes("\0") && !lone.test(text)
