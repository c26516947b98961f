import { expect, test } from 'vitest'
import { bootScripts, shellBootScript } from './boot.ts'

test('each kind of page has the parts of the script that are for it, as one plain script', async () => {
  const files: string[] = []
  const scripts = await bootScripts(file => files.push(file))
  const shell = await shellBootScript({
    token: { path: '/api/token', method: 'POST' },
    pages: { '/account/keys': ['/api/keys'] },
    frames: {},
  })
  const partsOf = (script: string) => ({
    marks: script.includes('bannerClosed'),
    waits: script.includes('link[rel=deferred]'),
    fonts: script.includes('document.fonts'),
    calls: script.includes('/api/keys'),
  })
  expect(Object.entries({ ...scripts, shell }).map(([kind, script]) => [kind, partsOf(script)])).toEqual([
    ['static', { marks: true, waits: false, fonts: false, calls: false }],
    ['deferred', { marks: true, waits: true, fonts: false, calls: false }],
    ['prompt', { marks: true, waits: false, fonts: true, calls: false }],
    ['shell', { marks: true, waits: false, fonts: true, calls: true }],
  ])
  for (const script of [...Object.values(scripts), shell]) expect(() => new Function(script)).not.toThrow()
  expect(files.some(file => file.endsWith('src/portal/ui/page/theme.ts'))).toBe(true)
})
