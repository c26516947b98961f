import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { builtWidget } from '../build/widget.ts'
import { holds } from './figures.ts'
import { measure } from './widget.ts'

test('the script of the widget is one file within its budget', async () => {
  const [figure] = await measure()
  expect(figure?.value).toBeGreaterThan(1)
  expect(figure && holds(figure), `${figure?.value} kB`).toBe(true)
  const { code } = await builtWidget()
  // A classic script: an import would not compile.
  expect(() => new Script(code)).not.toThrow()
  expect(code).not.toMatch(/\bimport\(|innerHTML|\beval\b|new Function/)
})

test('its integrity and its address are those of its bytes', async () => {
  const { code, integrity, fixedPath } = await builtWidget()
  const digest = (name: string) => createHash(name).update(code)
  expect(integrity).toBe(`sha384-${digest('sha384').digest('base64')}`)
  expect(fixedPath).toContain(digest('sha256').digest('hex').slice(0, 12))
})
