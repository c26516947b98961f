/** What a help page says of one error, in plain words; name, numbers, status and message are the catalogue's. */
export interface ErrorHelp {
  title: string
  /** What it means for the person who sees it. */
  meaning: string
  /** What brings it about. */
  cause: string
  /** What to do. */
  fix: string
}
