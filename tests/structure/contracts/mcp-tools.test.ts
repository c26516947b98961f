import { expect, test } from 'vitest'
import { contractTools } from '#generated/mcp.ts'
import { LEFT_OUT, PROPOSAL, TOOLS } from '#mcp/choice.ts'
import { toolCandidates } from '../../../scripts/generate/mcp.ts'
import { documents, operations } from '../../support/contract/contract.ts'
import { respondsWithSecret } from '../../support/contract/secret-fields.ts'
import { importsFrom, isOurs, isTest, show, thisHouse } from '../../support/module-graph.ts'

const leftOut = Object.values(LEFT_OUT).flat()
const found = (id: string) => operations.find(operation => operation.id === id)

test('each operation that could be a tool of an assistant is one, or has a reason why it is none', () => {
  const candidates = toolCandidates(documents)
  // Fails for a new GET: decide in src/mcp/choice.ts, and run npm run generate.
  expect([...TOOLS, ...leftOut].toSorted()).toEqual(candidates.toSorted())
})

test('no operation is decided twice', () => {
  expect(new Set([...TOOLS, ...leftOut]).size).toBe(TOOLS.length + leftOut.length)
})

test('no tool changes anything, but for the plan, which a person applies', () => {
  const methods = contractTools.map(({ operation: { id, method } }) => `${method} ${id}`)
  expect(methods.filter(method => !method.startsWith('GET '))).toEqual([`PUT ${PROPOSAL.operationId}`])
})

test('no tool returns what a contract marks as secret', () => {
  for (const { operation } of contractTools) {
    const contract = found(operation.id)
    expect(contract && respondsWithSecret(contract), operation.id).toBe(false)
  }
})

test('the arguments of a tool have different names, and none is that of the account', () => {
  for (const { operation, inputs } of contractTools) {
    const names = inputs.map(({ name }) => name)
    expect(new Set(names).size, operation.id).toBe(names.length)
    expect(names, operation.id).not.toContain('account_id')
  }
})

test('what the package has knows of this repository only domain and contracts', () => {
  const crossing = importsFrom(thisHouse(), 'src/mcp/').filter(
    found => isOurs(found) && !isTest(found) && !/^(src\/(mcp|domain)|generated)\//.test(found.target),
  )
  expect(show(crossing)).toEqual([])
})
