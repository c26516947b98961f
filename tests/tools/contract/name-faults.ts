import type { Fault } from './faults.ts'

const BOOKS = 'library/books.yaml'
const PAGE_SIZE = '        - $ref: ../common/parameters.yaml#/parameters/PageSize\n'

/** Names that have another one in our contracts, and what else `names.ts` finds. */
export const nameFaults: Fault[] = [
  {
    rule: 'earlier-name',
    file: BOOKS,
    from: '    description: The book.\n    schema',
    to: '    description: The book.\n    deprecated: true\n    x-replaced-by: book\n    schema',
  },
  {
    rule: 'name-parameter',
    file: BOOKS,
    from: PAGE_SIZE,
    to: `${PAGE_SIZE}        - { name: text, in: query, description: Part of a title., schema: { const: a } }\n`,
  },
  {
    rule: 'name-case',
    file: BOOKS,
    from: PAGE_SIZE,
    to: `${PAGE_SIZE}        - { name: bookTitle, in: query, description: Part of a title., schema: { const: a } }\n`,
  },
  {
    rule: 'name-case',
    file: BOOKS,
    from: '      author: {',
    to: '      firstAuthor: { const: Dana, description: The first one. }\n      author: {',
  },
  {
    rule: 'name-range',
    file: BOOKS,
    from: PAGE_SIZE,
    to: `${PAGE_SIZE}        - { name: start, in: query, description: The first., schema: { const: today } }\n`,
  },
  {
    rule: 'default-direction',
    file: BOOKS,
    from: PAGE_SIZE,
    to: `${PAGE_SIZE}        - { name: direction, in: query, description: Which., schema: { enum: [asc, desc] } }\n`,
  },
  { rule: 'success-status', file: BOOKS, from: '  cover:\n    get:', to: '  cover:\n    delete:' },
  {
    rule: 'name-end',
    file: BOOKS,
    from: '      created:\n        description: When it came in.',
    to: '      lent_until:\n        description: When it is due.',
  },
  {
    rule: 'name-rejected',
    file: BOOKS,
    from: '      author: {',
    to: '      refused: { const: Dana, description: Who got none. }\n      author: {',
  },
  { rule: 'portable-pattern', file: BOOKS, from: 'pattern: ^tk_', to: 'pattern: ^(?!tk_x)tk_' },
  {
    rule: 'none-is-null',
    file: BOOKS,
    from: 'pattern: ^[^\\u0000-\\u001f]+$',
    to: 'pattern: ^$|^[^\\u0000-\\u001f]+$',
  },
  {
    rule: 'none-is-null',
    file: 'common/entities.yaml',
    from: 'example: 2026-11-02T09:30:00Z',
    to: 'example: "0001-01-01T00:00:00Z"',
  },
]
