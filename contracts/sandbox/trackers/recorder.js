/* Stands in for the session recorder: it says that it is there, and records nothing. */
window.clarity = () => {}
