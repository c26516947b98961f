import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

test('every folder of the contracts has an owner, and every owned path exists', () => {
  const owned = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)\s+@/gm)].map(([, path = '']) => path)
  const folders = globSync('openapi/*/').map(path => `${path.replace(/\/$/, '')}/`)
  expect(folders.filter(folder => !owned.includes(folder))).toEqual([])
  expect(owned.filter(path => !existsSync(path))).toEqual([])
})

test('the workflow runs the check of a commit', () => {
  expect(read('.github/workflows/ci.yml')).toContain('- run: .ci/run\n')
  expect(existsSync('.ci/run')).toBe(true)
})

test('the development container has the Node of the project', () => {
  const version = read('.node-version').trim()
  expect(read('.devcontainer/devcontainer.json')).toContain(`"node:${version}-`)
})
