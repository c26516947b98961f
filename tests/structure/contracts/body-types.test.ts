import { expect, test } from 'vitest'
import { sourcesIn } from '../../../scripts/lib/sources.ts'

/** The three types of a `Context<…>`, as they are written. */
function contextTypes(text: string): string[][] {
  return [...text.matchAll(/\bContext<((?:[^<>]|<[^<>]*>)*)>/g)].map(([, types = '']) => split(types))
}

function split(types: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of types) {
    if ('{<(['.includes(character)) depth++
    if ('}>)]'.includes(character)) depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map(part => part.trim()).filter(part => part !== '')
}

const sources = sourcesIn(['src/backend']).filter(({ path }) => !path.startsWith('src/backend/kernel/'))

test('code that takes the body of a handler takes the generated type, so that no field is lost', () => {
  const named = sources.flatMap(({ path, text }) =>
    contextTypes(text).flatMap(([, query = 'unknown', body = 'unknown']) =>
      [query, body].map(type => ({ path, text, type })),
    ),
  )
  expect(named.filter(({ type }) => type !== 'unknown').length).toBeGreaterThan(4)
  const handWritten = named.filter(({ text, type }) => {
    const [name] = type.split(/\W/)
    return type.includes('{') || new RegExp(`\\b(interface ${name}\\b|type ${name} = \\{)`).test(text)
  })
  expect(handWritten.map(({ path, type }) => `${path}: ${type}`)).toEqual([])
})
