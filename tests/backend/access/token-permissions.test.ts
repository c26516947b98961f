import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { seedTokens } from '#backend/services/authorization/api-tokens/seed-tokens.ts'
import { allows, takesApiToken } from '#domain/contract/operation.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { customerRoles } from '../../../scripts/lib/permission-table.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { exampleCall } from '../../contract/derived.ts'
import type { Person } from '../../support/backend.ts'
import { createBackendWorld } from '../../support/contract/backend-world.ts'
import { type ContractOperation, operations } from '../../support/contract/contract.ts'
import type { AnyCall } from '../../support/contract/world.ts'
import { toRequest } from '../../support/contract/world.ts'

/**
 * Every operation for people, with tokens of both kinds: the roles that a token has, those that its maker has, and what
 * both have. A token never does what its roles or its maker's don't allow.
 */
const server = await createBackendWorld()
afterAll(() => server.backend.close())

const roles = customerRoles()
const forPeople = operations.filter(({ handle }) => handle.auth === 'bearer')

/** The roles of the token, and those of its maker: the same, fewer, and others, the same in each run. */
const pairs: readonly (readonly [token: readonly string[], maker: readonly string[]])[] = [
  [roles, roles],
  [[], roles],
  [roles, []],
  ...fc.sample(fc.tuple(fc.subarray([...roles]), fc.subarray([...roles])), {
    numRuns: scaled(3, 12),
    seed: 49,
  }),
]

const calls = new Map<string, AnyCall>()
/** The call of an operation, made once. Its body can't be read, so that no call that is allowed does anything. */
async function callOf(operation: ContractOperation): Promise<AnyCall> {
  const known = calls.get(operation.id)
  if (known) return known
  const { body, ...call } = await exampleCall(operation, server)
  const made = body === undefined ? call : { ...call, raw: '{' }
  calls.set(operation.id, made)
  return made
}

async function tokenOf(kind: 'personal' | 'service', token: readonly string[], maker: readonly string[]) {
  const person = await server.person({ roles: [...maker] })
  const [secret] = await server.given([''], ({ db, clock }) =>
    seedTokens({ db, userId: person.userId, accountId: person.accountId ?? 0, now: clock.now() }, [
      { kind, name: 'Matrix', roles: [...token] },
    ]),
  )
  return { ...person, bearer: { authorization: `Bearer ${secret}` } }
}

/** `allowed`, or the name of the error of a 403. */
async function answerTo(operation: ContractOperation, caller: Person): Promise<string> {
  const { status, body } = await server.send(
    toRequest(operation.handle, { ...(await callOf(operation)), caller }),
  )
  if (status === 401) return 'not authenticated'
  if (status !== 403) return 'allowed'
  const [error] = errorsIn(operation, body)
  if (!error) throw new Error(`${operation.id}: ${body}`)
  return error.name
}

function errorsIn({ id }: ContractOperation, body: string): { name: string }[] {
  const errors: unknown = JSON.parse(body)
  if (!Array.isArray(errors)) throw new Error(`${id}: ${body}`)
  return errors
}

function verdictOf({ handle, object }: ContractOperation, held: readonly string[], kind: string): string {
  if (!takesApiToken(object.security)) return 'token-not-allowed'
  const needsPerson = handle.roles.length > 0 && handle.roles.every(set => set.includes('self'))
  if (kind === 'service' && needsPerson) return 'token-not-allowed'
  return allows(handle, kind === 'personal' ? ['self', ...held] : held)
    ? 'allowed'
    : 'insufficient-permissions'
}

test.each(['personal', 'service'] as const)(
  'a token does what both its roles and its maker allow: %s',
  async kind => {
    const counts = { allowed: 0, rejected: 0 }
    for (const [token, maker] of pairs) {
      const caller = await tokenOf(kind, token, maker)
      const held = token.filter(role => maker.includes(role))
      const answers: Record<string, string> = {}
      const verdicts: Record<string, string> = {}
      for (const operation of forPeople) {
        answers[operation.id] = await answerTo(operation, caller)
        verdicts[operation.id] = verdictOf(operation, held, kind)
        counts[answers[operation.id] === 'allowed' ? 'allowed' : 'rejected']++
      }
      expect(answers, `token: ${token.join(', ')}; maker: ${maker.join(', ')}`).toEqual(verdicts)
    }
    expect(counts.allowed).toBeGreaterThan(100)
    expect(counts.rejected).toBeGreaterThan(forPeople.length)
  },
  scaledTimeout(60_000),
)

test('an operation for people takes API tokens, or says why not', () => {
  const without = forPeople.filter(({ object }) => !takesApiToken(object.security))
  for (const { id, object } of without) expect(object['x-no-token'], id).toMatch(/^[A-Z].*\.$/)
  expect(without.length).toBeGreaterThan(50)
  expect(without.length).toBeLessThan(forPeople.length)
})
