import { type Finding, locateOperations } from '../contract/document.ts'
import { lengthOf, parseDuration, UNITS } from '../contract/durations.ts'
import { NAMED, VALUES } from '../contract/keywords.ts'
import { escapeToken } from '../contract/pointer.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { sentencesOf } from '../generate/sentences.ts'
import { figureOf, KEPT, LOGIN, WORDS } from './figures.ts'

/** Thirty days, 24 hours; within a minute, for an hour, in the last hour. An article elsewhere is none: 60 calls a minute. */
const DURATION = new RegExp(
  String.raw`\b(?:(${WORDS.join('|')}|\d[\d,]*)|(?:within|for)\san?(?=\s(?!second))|(half\san)|last(?=\s(?:hour|minute)))[\s-](second|minute|hour|day|week|month)s?\b`,
  'gi',
)

/** What has the form of a duration, and is nothing that the server keeps to. */
const NO_BOUNDS = [
  // What an example has.
  /two keys on two days|three licenses on two days|one month longer|for six hours/gi,
  /for two weeks|than its plan for a week|wait twelve seconds|try again in two seconds/gi,
  // Units and their lengths.
  /monthly for one month|in one hour|720 for thirty days/gi,
]

interface Stated {
  text: string
  /** In milliseconds. */
  length: number
}

function durationsIn(text: string): Stated[] {
  return [...text.matchAll(DURATION)].map(([said, figure = 'one', half, unit = '']) => ({
    text: said.replaceAll(/\s+/g, ' '),
    length: (half ? 0.5 : figureOf(figure)) * UNITS[unit.toLowerCase() as keyof typeof UNITS],
  }))
}

/** What `x-durations` next to a description names. The lint of the extension finds what is no duration. */
function namedAt(node: Record<string, unknown>): Stated[] {
  return Object.entries(node['x-durations'] ?? {}).flatMap(([name, values]) =>
    String(values ?? '')
      .split(', ')
      .filter(Boolean)
      .map(value => ({ text: `${name}, ${value},`, length: lengthOf(parseDuration(value)) })),
  )
}

/** What `checkFigures` compares with the extensions of the operation, or of those that have the parameter or response. */
function comparedWithSeconds(node: Record<string, unknown>): RegExp[] {
  if (!('operationId' in node)) return [LOGIN, KEPT]
  return [...('x-recent-login' in node ? [LOGIN] : []), ...('x-idempotent' in node ? [KEPT] : [])]
}

/**
 * Durations in descriptions and summaries that are none of those that `x-durations` names next to them or further out, and
 * those that are named and not said. People read the one, and the server reads the other.
 */
export function checkDurations(document: OpenApiDocument): Finding[] {
  // Generated from other extensions.
  const stated = new Map(
    locateOperations(document).map(({ object, method }) => [object as object, sentencesOf(method, object)]),
  )
  const findings: Finding[] = []
  const check = (node: Record<string, unknown>, pointer: string, known: readonly Stated[]) => {
    const own = [node.summary, node.description].filter(text => typeof text === 'string').join(' ')
    const others = [...(stated.get(node) ?? []), ...NO_BOUNDS, ...comparedWithSeconds(node)]
    const said = durationsIn(others.reduce<string>((text, part) => text.replaceAll(part, ''), own))
    const complain = (message: string) => findings.push({ rule: 'figure-duration', pointer, message })
    for (const { text, length } of said)
      if (!known.some(each => each.length === length)) complain(`says ${text}, and no x-durations has that`)
    for (const { text, length } of namedAt(node))
      if (!said.some(each => each.length === length))
        complain(`has ${text} in x-durations and does not say it`)
  }
  const visit = (value: unknown, pointer: string, isNames: boolean, around: readonly Stated[]) => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Record<string, unknown>
    const known = isNames ? around : [...around, ...namedAt(node)]
    if (!isNames) check(node, pointer, known)
    for (const [key, child] of Object.entries(node))
      if (isNames || !(VALUES.has(key) || key.startsWith('x-')))
        visit(
          child,
          `${pointer}/${escapeToken(key)}`,
          !isNames && NAMED.has(key) && !Array.isArray(node),
          known,
        )
  }
  visit(document, '#', false, [])
  return findings
}
