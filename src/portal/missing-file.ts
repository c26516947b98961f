/** How browsers report a script that a page needs later and can't get. Vite reports a style sheet in its own words. */
const REPORTS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/**
 * Returns whether a file of the page couldn't be loaded: there is no connection, or a release has removed the files of
 * a page that was open. That is no fault of the page, and it can often be tried again.
 */
export function isMissingFile(error: unknown): error is Error {
  return error instanceof Error && REPORTS.test(error.message)
}

/** Leaves a missing file to the use of what it has, which reports it. */
export function ignoreMissingFile(error: unknown): undefined {
  if (!isMissingFile(error)) throw error
}

/** Loads code ahead of its use. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(ignoreMissingFile)
}

/** What people read then. */
export const MISSING_FILE = 'Part of this page couldn’t be loaded. Check your connection, or reload.'
