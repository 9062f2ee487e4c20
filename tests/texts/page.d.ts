interface Window {
  /** Texts of the story so far. */
  saidSoFar: () => ReadonlyArray<string>
}
