import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'

/** A file as a developer would type it. The test queries the language service as an editor does. */
const TYPED = resolve('src/portal/typed-by-somebody.ts')
const TEXT = `
import { call } from '#portal/api/call.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { listUsageByKey } from '#generated/subscription/operations/listUsageByKey.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
call(revealSecretKeyToken, { path: { id: '' } })
call(listUsageByKey, { query: { start: '', end: '' } })
call(listTeamMembers)
console.log(placeOrder)
`

let service: ts.LanguageService
beforeAll(() => {
  const { config } = ts.readConfigFile('tsconfig.portal.json', path => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [TYPED],
    getScriptVersion: () => '1',
    getScriptSnapshot: path => {
      const text = path === TYPED ? TEXT : ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => resolve('.'),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: path => path === TYPED || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
  })
})

/** What an editor shows on hovering the name where it is used. */
function hover(name: string): string {
  const info = service.getQuickInfoAtPosition(TYPED, TEXT.lastIndexOf(name))
  const words = ts.displayPartsToString(info?.documentation)
  const tags = (info?.tags ?? []).map(tag => `@${tag.name} ${ts.displayPartsToString(tag.text)}`)
  return [words, ...tags].join('\n')
}

test('a handle shows what the operation does, who may call it, and what it requires', () => {
  const text = hover('revealSecretKeyToken')
  expect(text).toMatch(/^Reveal a secret key's token\.|^Reveal .+\./)
  expect(text).toContain('Needs the role api-key-editor.')
  expect(text).toContain('Needs a login of the last 15 minutes.')
  expect(hover('listTeamMembers')).toContain('Needs the role account-owner, or account-owner-restricted.')
  expect(hover('placeOrder')).toContain('Needs an Idempotency-Key')
})

test('calls of a deprecated handle are struck through, and say what to call instead', () => {
  expect(hover('listUsageByKey')).toMatch(
    /@deprecated Use listKeyUsage of the security service\. It ends on 2027-06-30\./,
  )
  const struck = service
    .getSuggestionDiagnostics(TYPED)
    .filter(({ reportsDeprecated }) => reportsDeprecated)
    .map(({ start, length }) => TEXT.slice(start, start + length))
  expect(struck).toEqual(expect.arrayContaining(['listUsageByKey']))
  expect(new Set(struck)).toEqual(new Set(['listUsageByKey']))
})
