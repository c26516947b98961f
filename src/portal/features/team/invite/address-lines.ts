import type { InvitationVerdict } from '#generated/authorization/types.ts'

/** Most lines that one check takes, and the longest line of it. */
export const MAX_LINES = 200
const MAX_LENGTH = 300

export type Verdict = InvitationVerdict['verdict']

/**
 * The lines of what was typed or pasted: one address each, with or without the name before it. Commas separate
 * addresses as well, except the comma of a name: `Reed, Sam <sam@northwind.example>` is one line.
 */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[\n;]/)
    .flatMap(splitAtCommas)
    .map(line => line.trim().slice(0, MAX_LENGTH))
    .filter(line => /[^\s,]/.test(line))
}

function splitAtCommas(line: string): string[] {
  const parts: string[] = []
  let open: string[] = []
  for (const part of line.split(',')) {
    open.push(part)
    if (!part.includes('@')) continue
    parts.push(open.join(','))
    open = []
  }
  return [...parts, open.join(',')]
}

/** One line, and what would come of inviting it; undefined until the server has said so. */
export interface JudgedLine {
  line: string
  email: string | null
  verdict: Verdict | undefined
}

/** The verdicts of the lines that were asked about, for the lines that stand there now. */
export function judge(
  lines: readonly string[],
  answer: { lines: readonly string[]; verdicts: readonly InvitationVerdict[] } | undefined,
): JudgedLine[] {
  const known = Map.groupBy(answer?.verdicts ?? [], (_verdict, at) => answer?.lines[at] ?? '')
  return lines.map(line => {
    const found = known.get(line)?.shift()
    return { line, email: found?.email_address ?? null, verdict: found?.verdict }
  })
}
