interface Window {
  /** What the story has said until now. */
  saidSoFar: () => ReadonlyArray<string>
}
