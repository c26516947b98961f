/**
 * What a help page says about one error, in plain words. Its name, number, status and message come from the
 * catalog.
 */
export interface ErrorHelp {
  title: string
  /** What it means for the person who sees it. */
  meaning: string
  /** Why it happens. */
  cause: string
  /** What to do. */
  fix: string
  /** What to ask our sales about, if they can help; support helps with all others. */
  sales?: 'team-size' | 'trial'
}
