import { createMock } from '../../scripts/mock/mock.ts'
import type { Person } from './backend.ts'
import type { WireAnswer, WireRequest, World } from './world.ts'

interface PrismAnswer extends WireAnswer {
  /** What the mock has against the request or against its own answer. */
  violations: string[]
}

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
  return {
    async send(request) {
      const { status, headers, body = '', violations } = await mock(request)
      return { status, headers, body, violations }
    },
    person: async ({ confirmed = true } = {}) => ({ ...DANA, accountId: confirmed ? DANA.accountId : null }),
    sharedPerson: async () => DANA,
    refresh: async person => person,
    logIn: async person => person,
    joinAnotherAccount: async () => 41391,
    confirmationToken: async () => '4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk',
    secretKey: async () => '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
    fillSecretKeys: async () => {},
    newAddress: () => DANA.username,
    advance: () => {},
  }
}
