/**
 * A text without the given characters at its end. A regular expression such as `/[.,]+$/` restarts at every
 * character of a run, which takes quadratic time.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
