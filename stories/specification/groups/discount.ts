import type { Group } from "../requirement"

export const discount: Group = {
  code: "DB",
  title: "Discount of the channel",
  requirements: {
    "DB-01": {
      text: "An active discount of the channel opens a modal with its text and code.",
      reading: "It is a value of the channel, inactive in all of them, shown once a session on /cotizar."
    },
    "DB-02": "The code can be copied; 'Copiado' shows for 20 seconds."
  }
}
