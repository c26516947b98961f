import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { checkInvitations } from '#generated/authorization/operations/checkInvitations.ts'
import type { InvitationVerdict } from '#generated/authorization/types.ts'
import { call, keyOf } from '#portal/api/call.ts'

/** Most lines that one check takes, and the longest line of it. */
export const MAX_LINES = 200
const MAX_LENGTH = 300

export type Verdict = InvitationVerdict['verdict']

/**
 * The entries of what was typed or pasted, one address each. Line breaks, tabs, semicolons, commas, and spaces separate
 * them. An address in angle brackets keeps the name before it: `Reed, Sam <sam@northwind.example>` is one entry. What
 * is no address is an entry of its own, so that the addresses next to it can be invited.
 */
export function splitAddresses(text: string): string[] {
  return withoutInvisible(text)
    .split(/[\n\r\t;]/)
    .flatMap(splitLine)
    .map(entry => entry.trim().slice(0, MAX_LENGTH))
    .filter(entry => /[^\s,]/.test(entry))
}

/** A line up to each `>`, where a bracketed address ends. */
function splitLine(line: string): string[] {
  return line.split(/(?<=>)/).flatMap(part => {
    const bracket = part.endsWith('>') ? part.lastIndexOf('<') : -1
    if (bracket < 0) return splitWords(part)
    // The name begins after the last address that has no brackets.
    const words = part.slice(0, bracket).split(/(?<=[\s,])/)
    const name = words.findLastIndex(word => word.includes('@')) + 1
    const named =
      words
        .slice(name)
        .join('')
        .replace(/^[\s,]+/, '') + part.slice(bracket)
    return [...splitWords(words.slice(0, name).join('')), named]
  })
}

/** Each word with an `@`, and the words between two of them or two commas as one entry. */
function splitWords(text: string): string[] {
  return text.split(',').flatMap(part => {
    const entries: string[] = []
    let other: string[] = []
    const close = () => {
      if (other.length > 0) entries.push(other.join(' '))
      other = []
    }
    // In a CSV file, cells are in quotation marks.
    const words = part.split(' ').map(word => (word.includes('@') ? word.replaceAll('"', '') : word))
    for (const word of words.filter(Boolean)) {
      if (!word.includes('@')) {
        other.push(word)
        continue
      }
      close()
      entries.push(word)
    }
    close()
    return entries
  })
}

/** One line, and what would come of inviting it; undefined until the server has said so. */
export interface JudgedLine {
  line: string
  email: string | null
  verdict: Verdict | undefined
}

/** The verdicts of the lines that were checked, for the lines that are there now. */
export function judge(
  lines: readonly string[],
  response: { lines: readonly string[]; verdicts: readonly InvitationVerdict[] } | undefined,
): JudgedLine[] {
  const known = Map.groupBy(response?.verdicts ?? [], (_verdict, at) => response?.lines[at] ?? '')
  return lines.map(line => {
    const found = known.get(line)?.shift()
    return { line, email: found?.email_address ?? null, verdict: found?.verdict }
  })
}

/** Milliseconds without a key press before the lines are checked. */
const PAUSE = 300

/** What would come of inviting these lines. Someone else may change it at any time, so it is always checked again. */
export const verdictsQuery = (all: readonly string[]) => {
  const lines = all.slice(0, MAX_LINES)
  return queryOptions({
    queryKey: [...keyOf(checkInvitations), lines],
    queryFn: async () => ({ lines, ...(await call(checkInvitations, { body: { email_addresses: lines } })) }),
    staleTime: 0,
  })
}

/** The lines with their verdicts, which follow when the typing pauses. */
export function useVerdicts(lines: readonly string[]) {
  const text = lines.join('\n')
  const [checkedText, setCheckedText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setCheckedText(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, refetch } = useQuery({
    ...verdictsQuery(checkedText.split('\n')),
    enabled: checkedText !== '',
    placeholderData: keepPreviousData,
  })
  return {
    judged: judge(lines, data),
    seatsLeft: data?.seats_left,
    /** Whether the verdicts are those of what stands there now. */
    isSettled: data !== undefined && data.lines.join('\n') === lines.slice(0, MAX_LINES).join('\n'),
    error,
    retry: () => void refetch(),
  }
}
