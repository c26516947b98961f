import { beforeAll, describe, expect, test } from 'vitest'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { fileOf, ownerOf, planOf } from './accounts.ts'

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await sharedBackend()
  person = await ownerOf(backend)
})

/** What a plan says of a file: line and column, path, name, and message. */
async function problemsOf(text: string) {
  const { problems, changes } = await planOf(backend, person, text)
  return { changes: changes.length, problems: problems.map(each => Object.values(each)) }
}

describe('what is wrong with a file is said with its line', () => {
  test.each([
    ['no YAML', 'version: 1\nlimits: [', 2, 10, '', 'invalid-yaml'],
    ['tabs', 'version: 1\nlimits:\n\ttime_zone: UTC\n', 3, 1, '', 'invalid-yaml'],
    ['no fields', '- 1\n', 1, 1, '', 'invalid-type'],
    ['nothing but a comment', '# nothing\n', null, null, '', 'invalid-type'],
    ['no version', 'limits: {}\n', 1, 1, 'version', 'required'],
    ['another version', 'version: 2\n', 1, 1, 'version', 'invalid-option'],
    ['an unknown section', 'version: 1\nsecret-keys: []\n', 2, 1, 'secret-keys', 'unknown-field'],
    [
      'an unknown field',
      'version: 1\nlimits:\n  lookups_per_dya: 1\n',
      3,
      3,
      'limits/lookups_per_dya',
      'unknown-field',
    ],
    [
      'a wrong type',
      'version: 1\nsecret_keys:\n  - label: A\n    active: "yes"\n',
      4,
      5,
      'secret_keys/0/active',
      'invalid-type',
    ],
    ['an empty section', 'version: 1\nsecret_keys:\n', 2, 1, 'secret_keys', 'invalid-type'],
    [
      'a number too small',
      'version: 1\nlimits: { lookups_per_day: 0 }\n',
      2,
      11,
      'limits/lookups_per_day',
      'too-small',
    ],
    ['a missing field', 'version: 1\ncontacts:\n  - first_name: Ada\n', 3, 5, 'contacts/0/email', 'required'],
    [
      'a field twice',
      'version: 1\nlimits:\n  time_zone: UTC\n  time_zone: UTC\n',
      4,
      3,
      'limits/time_zone',
      'duplicate-field',
    ],
    ['an alias', 'version: 1\nlimits: &a {}\nspending_cap: *a\n', 2, 9, '', 'alias-not-accepted'],
    ['a tag', 'version: !!int 1\n', 1, 10, '', 'tag-not-accepted'],
    ['two documents', '---\nversion: 1\n---\nversion: 1\n', 3, 1, '', 'invalid-yaml'],
    [
      'an invalid hostname',
      'version: 1\nembedded_keys:\n  - label: A\n    hosts: ["https://a.example"]\n',
      3,
      null,
      'embedded_keys/0/domains',
      'hostname-has-protocol',
    ],
    ['no hostname', 'version: 1\nembedded_keys:\n  - label: A\n', 3, null, 'embedded_keys/0', 'required'],
    [
      'an invalid range',
      'version: 1\nsecret_keys:\n  - label: A\n    allowed_ips: [1.2.3.4.5]\n',
      3,
      null,
      'secret_keys/0/allowed_ips',
      'ip-range-invalid',
    ],
    [
      'a license that it lacks',
      'version: 1\nsecret_keys:\n  - label: A\n    licenses: [9999]\n',
      3,
      null,
      'secret_keys/0/licenses',
      'license-not-held',
    ],
    [
      'a time that has passed',
      'version: 1\nsecret_keys:\n  - label: A\n    expires: 2020-01-01T00:00:00Z\n',
      3,
      null,
      'secret_keys/0/expires',
      'expires-in-past',
    ],
    [
      'an unknown time zone',
      'version: 1\nlimits: { time_zone: Mars/Olympus }\n',
      2,
      null,
      'limits/time_zone/zone',
      'unknown-time-zone',
    ],
  ])('%s', async (_, text, line, column, path, name) => {
    const { problems } = await problemsOf(text)
    expect(problems[0]?.slice(0, 4)).toEqual([line, column, path, name])
    expect(problems[0]?.[4]).toMatch(/\.$|\?$/)
  })

  test('names that are near a field are suggested', async () => {
    const { problems } = await problemsOf('version: 1\nsecret_keys:\n  - label: A\n    allowedIPs: []\n')
    expect(problems[0]?.[4]).toBe('This field is unknown. Did you mean “allowed_ips”?')
  })

  test('each problem of a file is listed', async () => {
    const { problems } = await problemsOf('version: 1\nlimits:\n  a: 1\n  time_zone: 5\ncontacts: {}\n')
    expect(problems.map(([line]) => line)).toEqual([3, 4, 5])
  })

  test('a plan with problems can’t be applied, and changes nothing', async () => {
    const before = await fileOf(backend, person)
    const text = 'version: 1\nsecret_keys:\n  - label: Good\n  - label: Bad\n    licenses: [9999]\n'
    const { changes, problems } = await problemsOf(text)
    expect(changes).toBe(2)
    expect(problems).toHaveLength(1)
    expect(await fileOf(backend, person)).toBe(before)
  })
})

describe('a file that would take a parser too long is rejected at once', () => {
  test.each([
    ['brackets', '['.repeat(900_000)],
    ['lists in a line', '- '.repeat(400_000)],
    ['objects', '{a: '.repeat(200_000)],
    ['keys of keys', '? '.repeat(400_000)],
    ['indentation', Array.from({ length: 1200 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
    ['anchors', `a: ${'&a '.repeat(300_000)}`],
    ['commas', `[${','.repeat(900_000)}]`],
    ['fields', Array.from({ length: 100_000 }, (_, at) => `k${at}: 1`).join('\n')],
    [
      'a billion laughs',
      `a: &a [x]\n${Array.from({ length: 20 }, (_, at) => `b${at}: &b${at} [*a, *a]`).join('\n')}`,
    ],
  ])('%s', async (_, text) => {
    const { problems } = await problemsOf(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.[3]).toMatch(/^(invalid-yaml|alias-not-accepted|too-long)$/)
  })

  test('more than a megabyte', async () => {
    const body = { text: `version: 1 # ${'x'.repeat(1_000_000)}\n` }
    const { status, errors } = await send(backend, createConfigurationPlan, { caller: person, body })
    expect(status).toBe(400)
    expect(errors[0]?.name).toBe('too-long')
  })

  test('more calls than a plan takes', async () => {
    const keys = Array.from({ length: 501 }, (_, at) => `  - label: Key ${at}\n`).join('')
    const { problems } = await problemsOf(`version: 1\nsecret_keys:\n${keys}`)
    expect(problems.map(([, , , name]) => name)).toEqual(['too-many-changes'])
  })
})

test('JSON is read too', async () => {
  const { changes, problems } = await problemsOf('{"version":1,"limits":{"lookups_per_day":5}}')
  expect([changes, problems]).toEqual([1, []])
})
