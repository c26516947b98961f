import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createToken } from '../../../generated/authorization/operations/createToken.ts'
import { operationModule, withSingleOperations } from './single-operations.ts'

test('each operation comes from a module of its own, under the name that the code uses, on as many lines', () => {
  const code =
    "import {\n  createToken,\n  listAccounts as list,\n} from '#generated/authorization/operations.ts'\nimport { lazy } from 'react'\n"
  expect(withSingleOperations(code, '/house')).toBe(
    "import { createToken } from '/house/authorization/operations.ts?only=createToken'; import { listAccounts as list } from '/house/authorization/operations.ts?only=listAccounts'\n\n\n\nimport { lazy } from 'react'\n",
  )
})

test('what is no import of operations stays', () => {
  const code = "import { zLogInBody } from '#generated/identity/zod.ts'\n"
  expect(withSingleOperations(code)).toBe(code)
})

test('a module has its operation, and no other', async () => {
  const source = readFileSync('generated/authorization/operations.ts', 'utf8')
  const code = operationModule(source, 'createToken')
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(module.createToken).toEqual(createToken)
  expect(Object.keys(module)).toEqual(['createToken'])
  expect(() => operationModule(source, 'createNothing')).toThrow('no operation createNothing')
})
