/** The separate entries of a text: one on each line, or separated by commas or semicolons. */
export function splitEntries(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map(entry => entry.trim())
    .filter(Boolean)
}
