import { logIn } from '#generated/identity/operations/logIn.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { codeOf, withSecondFactor } from '../../../support/factors.ts'

async function withFactor(world: World) {
  const person = await world.person()
  const { username, password } = person
  return { credentials: { username, password }, ...(await withSecondFactor(world, person)) }
}

/** Logins of people who have a second factor. */
export const cases = [
  define(logIn, 200, {
    example: 'confirmed',
    title: 'with the code of the app',
    arrange: async world => {
      const { credentials, nextCode } = await withFactor(world)
      return { caller: null, body: { ...credentials, code: await nextCode() } }
    },
  }),
  define(logIn, 200, {
    example: 'confirmed',
    title: 'with a recovery code, as people type it',
    arrange: async world => {
      const { credentials, recoveryCodes } = await withFactor(world)
      const code = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ')
      return { caller: null, body: { ...credentials, code } }
    },
  }),
  define(logIn, 200, {
    example: 'confirmed',
    title: 'a code that no one asks for',
    arrange: async world => {
      const { username, password } = await world.person()
      return { caller: null, body: { username, password, code: '492039' } }
    },
  }),
  define(logIn, 400, {
    example: 'code-required',
    arrange: async world => ({ caller: null, body: (await withFactor(world)).credentials }),
  }),
  define(logIn, 400, {
    example: 'code-incorrect',
    title: 'a code that was used already',
    arrange: async world => {
      const { credentials, usedCode } = await withFactor(world)
      return { caller: null, body: { ...credentials, code: usedCode } }
    },
  }),
  define(logIn, 400, {
    example: 'code-incorrect',
    title: 'the code of an app with another secret',
    arrange: async world => {
      const { credentials } = await withFactor(world)
      return { caller: null, body: { ...credentials, code: await codeOf(world, 'A'.repeat(32)) } }
    },
  }),
  define(logIn, 401, {
    example: 'invalid-credentials',
    title: 'a right code with a wrong password',
    arrange: async world => {
      const { credentials, nextCode } = await withFactor(world)
      const { username } = credentials
      return { caller: null, body: { username, password: 'not the password', code: await nextCode() } }
    },
  }),
]
