/** The separate entries of a text: one a line, or between commas or semicolons. */
export function splitEntries(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map(entry => entry.trim())
    .filter(Boolean)
}
