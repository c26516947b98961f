import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** One change by hand: `after` is written behind or in place of `before`, which is in the file once. */
type Edit = [file: string, before: string, after: string]

const CONTRACT: Edit[] = [
  ['openapi/notification/openapi.yaml', 'version: 5.0.0', 'version: 5.1.0'],
  [
    'openapi/notification/contacts.yaml',
    '      - primary\n      - version\n    properties:\n      id:\n',
    '      - primary\n      - created\n      - version\n    properties:\n      id:\n',
  ],
  [
    'openapi/notification/contacts.yaml',
    "        description: Whether it is the account's primary contact. At most one contact is.\n        x-inferred: true\n        example: false\n",
    "        description: Whether it is the account's primary contact. At most one contact is.\n        x-inferred: true\n        example: false\n      created:\n        $ref: ../common/entities.yaml#/schemas/Timestamp\n        description: When the contact was added.\n        x-inferred: true\n",
  ],
  [
    'openapi/notification/contacts.yaml',
    '    primary: true\n    version: 1\n  contact-kim:\n',
    '    primary: true\n    created: "2026-09-14T08:12:00Z"\n    version: 1\n  contact-kim:\n',
  ],
]
const SERVER: Edit[] = [
  [
    'src/backend/notification/contacts/rows.ts',
    '    primary: row.primary,\n',
    '    primary: row.primary,\n    created: row.created.toISOString(),\n',
  ],
]
const PAGE: Edit[] = [
  [
    'src/portal/features/contacts/contacts.ts',
    '  isPrimary: boolean\n',
    '  isPrimary: boolean\n  /** When it was added. */\n  created: string\n',
  ],
  [
    'src/portal/features/contacts/contacts.ts',
    '    isPrimary: wire.primary,\n',
    '    isPrimary: wire.primary,\n    created: wire.created,\n',
  ],
  [
    'src/portal/features/contacts/contact-list.tsx',
    "  { id: 'topics', header: 'Topics',",
    "  { id: 'created', header: 'Added', cell: ({ created }) => created.slice(0, 10) },\n  { id: 'topics', header: 'Topics',",
  ],
  [
    'src/portal/features/contacts/contacts.test.ts',
    '  primary: false,\n',
    "  primary: false,\n  created: '2026-11-02T09:12:00Z',\n",
  ],
  [
    'src/portal/features/contacts/contacts.test.ts',
    '    isPrimary: false,\n    confirmation:',
    "    isPrimary: false,\n    created: '2026-11-02T09:12:00Z',\n    confirmation:",
  ],
  [
    'src/portal/features/contacts/topics/actions.test.ts',
    '  primary: false,\n',
    "  primary: false,\n  created: '2026-11-02T09:12:00Z',\n",
  ],
]

/** The section of CONTRIBUTING.md that describes these steps. */
const [recipe = ''] =
  /^### Example: a list shows when a contact was added\n[\s\S]*?(?=^### )/m.exec(
    readFileSync('CONTRIBUTING.md', 'utf8'),
  ) ?? []

test('the recipe of a new field names the files that it takes, at most seven', () => {
  const files = new Set([...CONTRACT, ...SERVER, ...PAGE].map(([file]) => file))
  const named = [...recipe.matchAll(/`([\w/.-]+\.(?:ts|tsx|yaml))`/g)].map(([, file]) => file)
  expect(new Set(named)).toEqual(files)
  for (const [file, before] of [...CONTRACT, ...SERVER, ...PAGE])
    expect(readFileSync(file, 'utf8').split(before).length, `${file} has once: ${before}`).toBe(2)
  expect(files.size).toBeLessThanOrEqual(7)
})
