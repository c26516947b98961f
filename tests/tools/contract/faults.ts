import type { Seed } from '../seeded-contracts.ts'

/** A fault of the small contracts, and the rule that has to find it. */
export interface Fault extends Seed {
  rule: string
}

const BOOKS = 'library/books.yaml'
const PRICES = 'shop/prices.yaml'

export const ourFaults: Fault[] = [
  {
    rule: 'operation-unique',
    file: PRICES,
    from: 'operationId: findPrices',
    to: 'operationId: listBooks',
  },
  {
    rule: 'operation-unique',
    file: BOOKS,
    from: 'operationId: startLoan',
    to: 'operationId: listBooks',
  },
  { rule: 'operation-origin', file: PRICES, from: '      x-inferred: true\n', to: '' },
  {
    rule: 'operation-activity',
    file: BOOKS,
    from: '      x-activity: { kind: account, summary: "Borrowed {id}" }\n',
    to: '',
  },
  { rule: 'operation-activity', file: BOOKS, from: 'Borrowed {id}', to: 'Borrowed {title}' },
  { rule: 'operation-activity', file: BOOKS, from: 'Borrowed {id}', to: 'Borrowed with {ticket}' },
  {
    rule: 'operation-activity',
    file: BOOKS,
    from: 'Borrowed {id}" }',
    to: 'Borrowed {id}", inverse: returnBook }',
  },
  { rule: 'extension', file: BOOKS, from: 'kind: account', to: 'kind: gossip' },
  { rule: 'operation-summary', file: BOOKS, from: 'List books', to: 'x'.repeat(61) },
  {
    rule: 'operation-description',
    file: PRICES,
    from: '      description: |\n        Answers',
    to: '      x-deprecated-message: |\n        Answers',
  },
  { rule: 'operation-tag', file: PRICES, from: '      tags: [Prices]\n', to: '' },
  { rule: 'operation-security', file: BOOKS, from: '      security: []\n', to: '' },
  {
    rule: 'operation-statuses',
    file: BOOKS,
    from: '        "413": { $ref: ../common/errors.yaml#/responses/BodyTooLarge }\n',
    to: '',
  },
  {
    rule: 'operation-statuses',
    file: PRICES,
    from: '        "412": { $ref: ../common/errors.yaml#/responses/BodyRefused }\n',
    to: '',
  },
  {
    rule: 'response-example',
    file: BOOKS,
    from: 'examples:\n                lent:',
    to: 'x-unused:\n                lent:',
  },
  { rule: 'schema-typed', file: BOOKS, from: '        type: boolean\n', to: '' },
  { rule: 'string-bounded', file: BOOKS, from: '        maxLength: 256\n', to: '' },
  { rule: 'array-bounded', file: BOOKS, from: '        maxItems: 100\n', to: '' },
  { rule: 'number-bounded', file: BOOKS, from: '        maximum: 100000\n', to: '' },
  { rule: 'number-exact', file: BOOKS, from: 'maximum: 100000\n', to: 'maximum: 9007199254740993\n' },
  {
    rule: 'enum-null',
    file: BOOKS,
    from: '        type: boolean\n        example: false\n',
    to: '        type: [string, "null"]\n        enum: [yes, no]\n        example: yes\n',
  },
  {
    rule: 'media-types',
    file: BOOKS,
    from: '          application/json:\n            schema: { $ref: "#/schemas/StartLoanBody" }',
    to: '          multipart/form-data:\n            schema: { $ref: "#/schemas/StartLoanBody" }',
  },
  {
    rule: 'media-types',
    file: BOOKS,
    from: '            application/json:\n              schema: { $ref: "#/schemas/Loan" }',
    to: '            text/csv:\n              schema: { type: string, maxLength: 10, example: a }\n              examples: { a: { value: a } }\n            application/json:\n              schema: { $ref: "#/schemas/Loan" }',
  },
  {
    rule: 'figure-bound',
    file: BOOKS,
    from: 'description: The books of the page.',
    to: 'description: The books of the page, at most 50.',
  },
  { rule: 'object-closed', file: BOOKS, from: '    additionalProperties: false\n', to: '' },
  { rule: 'response-required', file: PRICES, from: 'required: [cents, created]', to: 'required: [cents]' },
  {
    rule: 'response-required',
    file: PRICES,
    from: 'description: In US cents.,',
    to: 'description: In US cents., x-optional: Books without a price have none.,',
  },
  {
    rule: 'extension',
    file: PRICES,
    from: 'required: [cents, created]\n    properties:\n      cents: {',
    to: 'required: [created]\n    properties:\n      cents: { x-optional: true,',
  },
  {
    rule: 'default-on-request',
    file: BOOKS,
    from: 'description: Whether someone has it.\n',
    to: 'description: Whether.\n        default: false\n',
  },
  {
    rule: 'default-valid',
    file: 'common/parameters.yaml',
    from: 'maximum: 100, default: 25',
    to: 'maximum: 100, default: 101',
  },
  { rule: 'example-valid', file: BOOKS, from: 'ticket: tk_7Hq2', to: 'ticket: xx_7Hq2' },
  { rule: 'example-valid', file: BOOKS, from: 'example: tk_7Hq', to: 'example: xx_7Hq' },
  { rule: 'example-valid', file: BOOKS, from: 'books: [], total: 0', to: 'books: [], extra: 1, total: 0' },
  {
    rule: 'example-copied',
    file: BOOKS,
    from: 'values:\n',
    to: 'values:\n  copy: { title: A, author: B, lent: true, version: 3, created: 2026-11-02T09:30:00Z }\n',
  },
  { rule: 'deprecation', file: BOOKS, from: '      x-sunset: "2027-06-30"\n', to: '' },
  {
    rule: 'deprecation',
    file: BOOKS,
    from: '    description: The book.\n    schema',
    to: '    description: The book.\n    deprecated: true\n    schema',
  },
  {
    rule: 'deprecation',
    file: BOOKS,
    from: '        description: What its cover says.\n',
    to: '        description: What its cover says.\n        deprecated: true\n        x-sunset: "2027-06-30"\n',
  },
  { rule: 'operation-idempotency', file: BOOKS, from: '      x-idempotent: 86400\n', to: '' },
  {
    rule: 'figure-bound',
    file: BOOKS,
    from: 'Lends the book once',
    to: 'With a login less than ten minutes old, lends the book once',
  },
  { rule: 'figure-duration', file: BOOKS, from: 'for thirty days', to: 'for ninety days' },
  { rule: 'figure-duration', file: BOOKS, from: 'is called, for thirty days', to: 'is called' },
  { rule: 'figure-duration', file: BOOKS, from: '      x-durations: [loan_lifetime]\n', to: '' },
  { rule: 'extension', file: BOOKS, from: '[loan_lifetime]', to: '[lone_lifetime]' },
  { rule: 'operation-repeat', file: PRICES, from: '      x-repeat: same\n', to: '' },
  { rule: 'operation-repeat', file: PRICES, from: 'x-repeat: same', to: 'x-repeat: gone' },
  {
    rule: 'operation-idempotency',
    file: BOOKS,
    from: 'x-idempotent: 86400',
    to: 'x-idempotent: 86400\n      x-repeat: again',
  },
  {
    rule: 'schema-shared',
    file: 'shop/openapi.yaml',
    from: 'components:\n',
    to: 'components:\n  schemas:\n    Book: { type: boolean, description: Another one., example: true }\n',
  },
  {
    rule: 'property-shared',
    file: PRICES,
    from: '      created:\n        description: When it was set.\n        $ref: ../common/entities.yaml#/schemas/Timestamp\n',
    to: '      created: { type: string, format: date, description: When., example: "2026-11-02" }\n',
  },
  {
    rule: 'error-status',
    file: 'common/errors.yaml',
    from: 'name: invalid, status: 400 }',
    to: 'name: invalid, status: 404 }',
  },
  { rule: 'extension', file: BOOKS, from: 'x-recent-login: 900', to: 'x-login-age: 900' },
  { rule: 'extension', file: BOOKS, from: 'x-recent-login: 900', to: 'x-recent-login: fifteen minutes' },
  {
    rule: 'extension',
    file: BOOKS,
    from: 'lent: { value: {',
    to: 'lent: { x-not-replayed: too short, value: {',
  },
  {
    rule: 'extension',
    file: BOOKS,
    from: '    additionalProperties: false\n',
    to: '    additionalProperties: false\n    x-not-replayed: There is no example next to this reason.\n',
  },
  { rule: 'extension', file: BOOKS, from: 'by: [address, failures]', to: 'by: [telephone]' },
  {
    rule: 'extension',
    file: BOOKS,
    from: '        pattern: ^[^',
    to: '        x-sunset: "2027-01-01"\n        pattern: ^[^',
  },
]

/** Paths are below the folder of the service, of which each fault gets a copy. */
export const redoclyFaults: Fault[] = [
  { rule: 'struct', file: 'books.yaml', from: 'maxLength: 256', to: 'maxLenght: 256' },
  {
    rule: 'rule/operation-id-verb',
    file: 'books.yaml',
    from: 'operationId: listBooks',
    to: 'operationId: fetchBooks',
  },
  { rule: 'operation-tag-defined', file: 'books.yaml', from: 'tags: [Books]', to: 'tags: [Volumes]' },
  { rule: 'security-defined', file: 'books.yaml', from: '- bearer: [reader]', to: '- basic: []' },
  {
    rule: 'path-parameters-defined',
    file: 'openapi.yaml',
    from: '/books/{id}/loan',
    to: '/books/{isbn}/loan',
  },
  { rule: 'no-ambiguous-paths', file: 'openapi.yaml', from: '/books/{id}/loan', to: '/books/list/{id}' },
  {
    rule: 'no-unused-components',
    file: 'openapi.yaml',
    from: 'components:\n',
    to: 'components:\n  schemas:\n    Unused: { type: boolean, example: true }\n',
  },
  {
    rule: 'no-required-schema-properties-undefined',
    file: 'books.yaml',
    from: 'required: [ticket]',
    to: 'required: [secret]',
  },
  {
    rule: 'scalar-property-missing-example',
    file: 'books.yaml',
    from: '        maximum: 100000\n        example: 12\n',
    to: '        maximum: 100000\n',
  },
  {
    rule: 'tag-description',
    file: 'openapi.yaml',
    from: '    description: What the library holds.\n',
    to: '',
  },
  {
    rule: 'rule/no-int64',
    file: 'books.yaml',
    from: '        maximum: 100000\n',
    to: '        maximum: 100000\n        format: int64\n',
  },
  {
    rule: 'rule/no-nullable',
    file: 'books.yaml',
    from: 'description: Shows at the door',
    to: 'writeOnly: true\n        description: Shows at the door',
  },
]
