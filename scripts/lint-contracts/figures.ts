import { type Finding, locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { reachableSchemas } from './schemas.ts'

const UP_TO_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')
export const WORDS: readonly string[] = [...UP_TO_TWENTY, ...TENS]
/** What the limit of an operation is called in its description: an account can have 10,000 keys. */
const LIMIT = /\b(?:can have|has at most|have at most)\s([a-z]+|[\d,]+)/g
/** How recent the login of the caller has to be: a login less than fifteen minutes old. */
export const LOGIN = /\b(?:login|logged\sin)\s(?:less|more)\sthan\s([a-z]+|\d+)\sminutes\b/g
/** How long the first response is kept for a key: for 24 hours, the same key with the same body returns it. */
export const KEPT = /\b(?:for|after)\s(\d+)\shours(?=,?\s(?:the\ssame|after\sa\ssuccess|and\sfor\sother))/gi
/** What a list holds: at most 50 of them. */
const LENGTH = /\bat most\s([a-z]+|[\d,]+)/g

function figuresIn(text: unknown, pattern: RegExp): number[] {
  return [...String(text ?? '').matchAll(pattern)]
    .map(([, figure = '']) => figureOf(figure))
    .filter(figure => !Number.isNaN(figure))
}

/** The number that a word or digits stand for; NaN for any other word. */
export function figureOf(figure: string): number {
  const word = figure.toLowerCase()
  if (TENS.includes(word)) return 30 + 10 * TENS.indexOf(word)
  return UP_TO_TWENTY.includes(word)
    ? UP_TO_TWENTY.indexOf(word)
    : Number(word.replaceAll(',', '') || Number.NaN)
}

/** Figures in descriptions that differ from the bound that they are about. People read the one, programs the other. */
export function checkFigures(document: OpenApiDocument): Finding[] {
  const ofOperations = locateOperations(document).flatMap(({ pointer, object, parameters, responses }) => {
    const described = { pointer, node: object }
    return [
      {
        pointer: `${pointer}/description`,
        figures: figuresIn(object.description, LIMIT),
        bound: (object['x-limit'] as { max: number } | undefined)?.max,
      },
      ...[described, ...responses].map(({ pointer, node }) => ({
        pointer: `${pointer}/description`,
        figures: figuresIn(node.description, LOGIN),
        bound: dividedBy(60, object['x-recent-login']),
      })),
      ...[described, ...parameters].map(({ pointer, node }) => ({
        pointer: `${pointer}/description`,
        figures: figuresIn(node.description, KEPT),
        bound: dividedBy(3600, object['x-idempotent']),
      })),
    ]
  })
  const ofLists = reachableSchemas(document).map(({ pointer, node }) => ({
    pointer: `${pointer}/description`,
    figures: figuresIn(node.description, LENGTH),
    bound: node.maxItems as number | undefined,
  }))
  return [...ofOperations, ...ofLists].flatMap(({ pointer, figures, bound }) =>
    figures
      .filter(figure => bound !== undefined && figure !== bound)
      .map(figure => ({
        rule: 'figure-bound',
        pointer,
        message: `says ${figure}, and the bound is ${bound}`,
      })),
  )
}

const dividedBy = (unit: number, seconds: unknown) =>
  seconds === undefined ? undefined : Number(seconds) / unit
