import type { Operation } from '#domain/contract/operation.ts'
import { createMock } from '../../scripts/mock/mock.ts'
import type { Person } from './backend.ts'
import { toRequest, type WireAnswer, type WireRequest, type World } from './world.ts'

interface PrismAnswer extends WireAnswer {
  /** What the mock has against the request or against its own answer. */
  violations: string[]
}

const TOKEN = '4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk'
/** The values of the contracts' examples. */
const DANA: Person = {
  userId: '0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57',
  username: 'dana@northwind.example',
  password: 'correct horse battery staple',
  accountId: 41207,
  bearer: { authorization: 'Bearer eyJhbGciOiJFZERTQSJ9.e30.c2ln' },
  cookie: { cookie: 'session=opaque', origin: 'http://localhost:3000' },
}

/**
 * The mock as a world. Nothing is made in it and nothing changes: a case says by `Prefer` which example it
 * wants, and the mock judges the request.
 */
export interface PrismWorld extends World {
  send(request: WireRequest): Promise<PrismAnswer>
}

export async function createPrismWorld(): Promise<PrismWorld> {
  const mock = await createMock()
  const send: PrismWorld['send'] = async request => {
    const { status, headers, body = '', violations } = await mock(request)
    return { status, headers, body, violations }
  }
  return {
    send,
    given: async example => example,
    async perform(operation, call) {
      const { status, body } = await send(toRequest(operation as Operation, call))
      if (status >= 400) throw new Error(`${operation.id} answered ${status}: ${body}`)
      return body === '' ? undefined : JSON.parse(body)
    },
    mailToken: async () => TOKEN,
    person: async ({ confirmed = true } = {}) => ({ ...DANA, accountId: confirmed ? DANA.accountId : null }),
    sharedPerson: async () => DANA,
    refresh: async person => person,
    logIn: async person => person,
    joinAnotherAccount: async () => 41391,
    confirmationToken: async () => TOKEN,
    secretKey: async () => '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
    fillSecretKeys: async () => {},
    embeddedKey: async () => '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
    fillEmbeddedKeys: async () => {},
    newAddress: () => DANA.username,
    advance: () => {},
  }
}
