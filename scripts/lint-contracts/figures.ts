import { type Finding, locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { reachableSchemas } from './schemas.ts'

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
/** What the limit of an operation is called in its description: an account can have 10,000 keys. */
const LIMIT = /\b(?:can have|has at most|have at most)\s([a-z]+|[\d,]+)/g
/** How recent the login of the caller has to be: a login less than fifteen minutes old. */
const LOGIN = /\b(?:login|logged\sin)\sless\sthan\s([a-z]+|\d+)\sminutes\b/g
/** What a list holds: at most 50 of them. */
const LENGTH = /\bat most\s([a-z]+|[\d,]+)/g

function figuresIn(text: unknown, pattern: RegExp): number[] {
  return [...String(text ?? '').matchAll(pattern)]
    .map(([, figure = '']) =>
      WORDS.includes(figure) ? WORDS.indexOf(figure) : Number(figure.replaceAll(',', '') || Number.NaN),
    )
    .filter(figure => !Number.isNaN(figure))
}

/** Figures in descriptions that differ from the bound that they are about. People read the one, programs the other. */
export function checkFigures(document: OpenApiDocument): Finding[] {
  const ofOperations = locateOperations(document).flatMap(({ pointer, object }) => [
    {
      pointer: `${pointer}/description`,
      figures: figuresIn(object.description, LIMIT),
      bound: (object['x-limit'] as { max: number } | undefined)?.max,
    },
    {
      pointer: `${pointer}/description`,
      figures: figuresIn(object.description, LOGIN),
      bound: object['x-recent-login'] === undefined ? undefined : Number(object['x-recent-login']) / 60,
    },
  ])
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
