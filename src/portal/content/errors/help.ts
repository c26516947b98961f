/** The text of one error's help page. The error's name, number, status, and message come from the catalog. */
export interface ErrorHelp {
  title: string
  /** What happened, for the person who sees the error. */
  meaning: string
  /** Why it happens. */
  cause: string
  /** What to do next. */
  fix: string
  /** The topic to contact sales about. Errors without one link to support. */
  sales?: 'team-size' | 'trial'
}
