/* Stands in for the session recorder: it says that it is there and whether it was told to stop, and records nothing. */
window.clarity = (word) => {
  if (word === "stop") window.clarity.stopped = true
}
