import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { compileProject } from '../support/contract/client-project.ts'
import { startWidgetProject, WIDGET } from '../support/contract/widget-project.ts'

// Most of the time goes into other programs: npm, the compiler, the bundler.
vi.setConfig({ testTimeout: scaledTimeout(60_000), hookTimeout: scaledTimeout(120_000) })

let project: Awaited<ReturnType<typeof startWidgetProject>>
let folder: string
beforeAll(async () => {
  project = await startWidgetProject()
  folder = project.folder
})
afterAll(() => project?.remove())

const source = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text)
const HEAD = `import { AddressAutocomplete } from '${WIDGET}/react'\n`
const KEY = 'baseUrl="https://api.example" apiKey="k"'

/** Programs that must not compile, by what is wrong with them. */
const WRONG: Record<string, string> = {
  'no key': 'export const field = <AddressAutocomplete name="street" />',
  'an unknown field': `export const field = <AddressAutocomplete ${KEY} fields={{ town: 'city' }} />`,
  'an unknown part of an address': `export const field = <AddressAutocomplete ${KEY} onAddress={({ zip }) => zip} />`,
  'an attribute that no input has': `export const field = <AddressAutocomplete ${KEY} href="/" />`,
}

test('right programs compile in an empty project, and wrong ones do not', () => {
  for (const [index, line] of Object.values(WRONG).entries()) source(`wrong-${index}.tsx`, HEAD + line)
  source(
    'right.tsx',
    `${HEAD}import { attachAutocomplete } from '${WIDGET}/attach'
import { gatewaySource } from '${WIDGET}/gateway-source'
import type { Address } from '${WIDGET}/types'
import '${WIDGET}/element'
export const codeOf = (address: Address): string => address.postalCode
export const field = (
  <AddressAutocomplete
    ${KEY} onlyState="UT" name="street" required defaultValue=""
    fields={{ city: 'city' }} labels={{ none: 'Nichts' }}
    onAddress={({ street, postalCode }) => console.log(street.length, postalCode)}
    onError={({ help, isFinal }) => console.log(help, isFinal)}
  />
)
export const detach: () => void = attachAutocomplete(document.createElement('input'), {
  host: document.createElement('span'),
  source: gatewaySource({ baseUrl: 'https://api.example', apiKey: 'k' }),
})
`,
  )
  const errors = compileProject({ folder })
  expect([...errors].filter(([file]) => !file.startsWith('wrong-'))).toEqual([])
  const found = Object.keys(WRONG).filter((_what, index) => errors.has(`wrong-${index}.tsx`))
  expect(found).toEqual(Object.keys(WRONG))
})

test('a server renders the component as a plain input', () => {
  source(
    'render.mjs',
    `import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AddressAutocomplete } from '${WIDGET}/react'
const props = { baseUrl: 'https://api.example', apiKey: 'k', onlyState: 'UT', name: 'street', autoComplete: 'address-line1' }
console.log(renderToStaticMarkup(createElement(AddressAutocomplete, props)))
`,
  )
  const printed = execFileSync(process.execPath, [join(folder, 'src/render.mjs')], { encoding: 'utf8' })
  expect(printed.trim()).toBe('<input autoComplete="address-line1" name="street"/><span hidden=""></span>')
})

test('has only what it exports, and nothing of this repository or of React', () => {
  const installed = join(folder, 'node_modules', WIDGET)
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'dist/react.js', 'dist/react.d.ts']),
  )
  for (const file of files.filter(name => /\.(js|d\.ts)$/.test(name)))
    for (const [, specifier = ''] of readFileSync(join(installed, file), 'utf8').matchAll(
      /(?:\bfrom |\bimport\(?)\s*["']([^"']+)["']/g,
    ))
      expect(specifier, file).toMatch(/^(\.{1,2}\/[\w/.-]+\.js|react|react\/jsx-runtime)$/)
  expect(readFileSync(join(installed, 'dist/react.js'), 'utf8')).toMatch(/^"use client";/)
})
